import { scriptFontsIn } from '@workledger/contracts/kernel/script-fonts'

/** Milliseconds between two looks at a page that changes. */
const PAUSE = 500

const requestedFonts = new Set<string>()

/** Links the fonts of the scripts in a text, each once; the browser fetches the letters it shows. */
function linkFonts(text: string) {
  for (const file of scriptFontsIn(text)) {
    if (requestedFonts.has(file)) continue
    requestedFonts.add(file)

    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `/fonts/${file}.css`,
    })

    document.head.append(link)
  }
}

let waiting = false

const look = () => {
  waiting = false
  linkFonts(document.body.textContent ?? '')
}

// Links fonts for letters that a page shows or a person types, from the import of this file on.
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
