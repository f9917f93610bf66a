import { scriptFonts } from '@workledger/contracts/kernel/script-fonts'

/** Milliseconds between two looks at a page that changes. */
const PAUSE = 500

const asked = new Set<string>()

/** Han letters without kana are Chinese: the Japanese font has nothing more for them. */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Latin, Greek and Cyrillic letters and marks such as a middle dot, which many scripts share. */
const COMMON = /[\0-\u052f\u2000-\u2bff]+/g

/** Links the fonts of the scripts in a text, each once; the browser fetches the letters it shows. */
function linkFonts(all: string) {
  const text = all.replace(COMMON, '')
  if (!text) return

  for (const { file, script } of scriptFonts) {
    if (asked.has(file) || !script.test(text)) continue
    if (file === 'noto-sans-jp' && !KANA.test(text)) continue
    asked.add(file)

    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `/fonts/${file}.css`,
    })

    document.head.append(link)
  }
}

let follows = false
let waiting = false

const look = () => {
  waiting = false
  linkFonts(document.body.textContent ?? '')
}

/**
 * Links fonts for letters that a page shows or a person types, for machines without fonts of these
 * scripts.
 */
export function followScripts() {
  if (follows) return
  follows = true

  new MutationObserver(() => {
    if (waiting) return
    waiting = true
    setTimeout(look, PAUSE)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })

  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      linkFonts(target.value)
  })

  look()
}
