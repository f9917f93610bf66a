import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const root = join(__dirname, '..', '..', '..')

const folders = ['services/contracts/src', 'web-app/kit/src', 'web-app/src', 'web-admin/src']

/** Returns the texts in an object, at any depth. */
export function leavesOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(leavesOf) : []
}

/** Returns all texts and words of the apps in a language, as they are written in its files. */
export function textsIn(language: string): ReadonlySet<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (path) => path.endsWith(`messages.${language}.ts`) || path.endsWith(`words/${language}.ts`),
      )
      .map((path) => join(folder, path)),
  )

  return new Set(
    files.flatMap((file) =>
      leavesOf(jest.requireActual<{ default: unknown }>(join(root, file)).default),
    ),
  )
}

/** Returns the texts of a page, one for each piece between two elements. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)

    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const hidden = node.parentElement?.closest('script, style, noscript')
      const text = node.textContent?.trim()
      if (text && !hidden) found.add(text)
    }

    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) {
        const text = element.getAttribute(name)?.trim()
        if (text) found.add(text)
      }

    return [...found]
  })
