import type { Locator, Page } from 'playwright-core'

/** Chooses an entry of a row's menu; `name` is the row's name in the menu's label. */
export async function fromRowMenu(
  page: Page,
  name: string | RegExp,
  entry: string | RegExp,
  scope: Page | Locator = page,
) {
  const label = typeof name === 'string' ? `Actions for ${name}` : name
  await scope.getByRole('button', { name: label }).first().click()
  await page.getByRole('menuitem', { name: entry }).click()
}
