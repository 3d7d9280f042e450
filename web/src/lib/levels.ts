/** The levels of bots, as players read them. */

import { t } from './words.svelte'

/** A level in a word or two; nothing for a bot that players cannot choose. */
export function levelName(bot: string): string {
  if (bot === 'random') return t('bot-random')
  if (bot === 'easy') return t('level-easy')
  if (bot === 'normal') return t('level-normal')
  const hard = /^hard(?:@(\d+)s)?$/.exec(bot)
  return hard ? t('level-hard', { seconds: Number(hard[1] ?? 1) }) : ''
}
