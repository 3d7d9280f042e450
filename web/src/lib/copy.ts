/** Copies a text; whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text) // without HTTPS, as on a club's own network, there is no clipboard
  }
}

function copySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  document.body.append(field)
  field.select()
  try {
    // deprecated, and the only way where there is no navigator.clipboard
    return document.execCommand('copy')
  } finally {
    field.remove()
  }
}
