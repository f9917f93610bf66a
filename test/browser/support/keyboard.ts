import type { Locator, Page } from 'playwright-core'

/** The most presses of Tab that one step may take. */
const MOST_TABS = 80

const focused = (target: Locator) =>
  target.evaluate((element) => {
    const root = element.ownerDocument as unknown as { activeElement: unknown }
    return root.activeElement === element
  })

/**
 * A person who works without a mouse. It only presses keys, so a step fails if the focus cannot
 * get there.
 */
export class Keyboard {
  constructor(private readonly page: Page) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text)
  }

  /** Presses Tab until an element has the focus; the error names where the focus ended. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor()

    for (let tabs = 0; tabs <= MOST_TABS; tabs++) {
      if (await focused(target)) return
      await this.press('Tab')
    }

    const where = await this.page.evaluate('document.activeElement.outerHTML.slice(0, 200)')
    throw new Error(`${MOST_TABS} tabs did not reach ${target}; the focus is on ${where}`)
  }

  /** Reaches a field, replaces its text, and leaves the focus in it. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.reach(field)
    await this.press('ControlOrMeta+A')
    await this.type(text)
  }

  async push(button: Locator): Promise<void> {
    await this.reach(button)
    await this.press('Enter')
  }

  /** Opens a list of choices and moves down to one. */
  async choose(field: Locator, name: string): Promise<void> {
    await this.reach(field)
    await this.press('ArrowDown')
    const option = this.page.getByRole('option', { name, exact: true })
    await option.waitFor()

    for (let downs = 0; downs < MOST_TABS; downs++) {
      if (await this.isCurrent(option)) return this.press('Enter')
      await this.press('ArrowDown')
    }

    throw new Error(`The arrows did not reach the choice ${name}`)
  }

  /** Opens a menu by its button and runs one of its entries. */
  async pick(button: Locator, name: string): Promise<void> {
    await this.push(button)
    const entry = this.page.getByRole('menuitem', { name, exact: true })
    await entry.waitFor()

    for (let downs = 0; downs < MOST_TABS; downs++) {
      if (await focused(entry)) return this.press('Enter')
      await this.press('ArrowDown')
    }

    throw new Error(`The arrows did not reach ${name}`)
  }

  /** Goes to a tab of the page, by the arrows from the chosen one. */
  async openTab(tab: Locator): Promise<void> {
    await this.reach(this.page.locator('main [role=tab][aria-selected=true]'))

    for (let rights = 0; rights < MOST_TABS; rights++) {
      if (await focused(tab)) return this.press('Enter')
      await this.press('ArrowRight')
    }

    throw new Error(`The arrows did not reach ${tab}`)
  }

  /** In a list of choices the focus is on the choice, or its field points to it. */
  private isCurrent(option: Locator): Promise<boolean> {
    return option.evaluate((element) => {
      const { activeElement } = element.ownerDocument as unknown as {
        activeElement: { getAttribute(name: string): string | null } | null
      }
      const id = (element as unknown as { id: string }).id
      return (
        (activeElement as unknown) === element ||
        (id !== '' && activeElement?.getAttribute('aria-activedescendant') === id)
      )
    })
  }
}
