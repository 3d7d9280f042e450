import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import LineChart from '../parts/LineChart.svelte'

const drawn = vi.hoisted(() => vi.fn(class {
  destroy() {}
}))
vi.mock('uplot', () => ({ default: drawn }))
vi.mock('uplot/dist/uPlot.min.css', () => ({}))

const chart = { name: 'gold', label: 'Gold', points: [[0, [5]]] }
const seats = [{ seat: 0, name: 'Anna' }]
const show = () => render(LineChart, { chart, seats } as never)

afterEach(() => {
  cleanup()
  drawn.mockClear()
})

describe('a chart', () => {
  it('is drawn once its library is there', async () => {
    show()
    await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce())
  })

  it('is not drawn on a page that has gone', async () => {
    const failed = vi.fn()
    process.on('unhandledRejection', failed)
    show().unmount()
    await vi.dynamicImportSettled()
    await new Promise((done) => setTimeout(done))
    process.off('unhandledRejection', failed)
    expect(drawn).not.toHaveBeenCalled()
    expect(failed).not.toHaveBeenCalled()
  })
})
