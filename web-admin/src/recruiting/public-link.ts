import { useText } from '@workledger/web-app/kit/i18n'
import { toast } from '@workledger/web-app/kit/toast'
import { recruitingTexts } from './messages'

/** Where anybody finds an opening. */
export const publicLink = (workspace: string, opening: string) => `${window.location.origin}/openings/${workspace}/job/${opening}`

/** Copies that address, and says so; where a browser does not allow it, shows it. */
export function useShareOpening() {
  const t = useText(recruitingTexts)
  return (workspace: string, opening: string) => {
    const link = publicLink(workspace, opening)
    const done = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error())
    done.then(
      () => toast(t('toast.copied')),
      () => toast({ text: t('toast.notCopied', { link }), tone: 'bad' }),
    )
  }
}
