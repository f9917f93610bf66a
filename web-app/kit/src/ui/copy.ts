import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { toast } from './toast'

/**
 * Copies a text or a link and confirms it. If the browser forbids that, as over plain HTTP, it
 * shows the text to copy by hand.
 */
export function useCopy() {
  const t = useText(kitTexts)

  const copy = (text: string, said: string = t('copied')) => {
    const done =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard here.'))
    return done.then(
      () => toast(said),
      () => toast({ text: t('notCopied', { text }), tone: 'bad' }),
    )
  }

  return { copy, copyLink: (link: string) => copy(link, t('linkCopied')) }
}
