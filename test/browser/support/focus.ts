import type { Page } from 'playwright-core'

/**
 * Finds the first field of the open dialog that can be changed, and the focus. A text, because it
 * runs in the page.
 */
const compare = `(() => {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
  if (!dialog) return 'no dialog is open'
  const name = document.getElementById(dialog.getAttribute('aria-labelledby'))?.innerText ?? dialog.ariaLabel
  const focus = document.activeElement
  const words = (one) => one.outerHTML.slice(0, 120)
  if (!dialog.contains(focus)) return '"' + name + '": the focus is outside, on ' + words(focus)
  const all = [...dialog.querySelectorAll('input:not([type=hidden]), textarea, select, [role=combobox], [role=spinbutton]')]
  const fields = all.filter((one) => one.tabIndex >= 0 && !one.disabled && one.ariaDisabled !== 'true' && one.ariaHidden !== 'true' && one.getClientRects().length > 0)
  if (fields.length === 0 || fields[0] === focus) return null
  // One of several choices stands for its group.
  if (fields[0].type === 'radio' && focus.name === fields[0].name) return null
  return '"' + name + '": the first field is ' + words(fields[0]) + ', but the focus is on ' + words(focus)
})()`

/** Returns the fault of an open dialog whose focus is not on its first field; there should be none. */
export async function focusFaults(page: Page): Promise<string[]> {
  const fault = await page.evaluate<string | null>(compare)
  return fault ? [`${new URL(page.url()).pathname} ${fault}`] : []
}
