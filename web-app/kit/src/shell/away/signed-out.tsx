import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { accessApi } from '@workledger/contracts/access/access.api'
import { useEffect, useId, useState } from 'react'
import { useText } from '../../i18n/i18n'
import { addressOf } from '../../net/client'
import { type Session, session } from '../../net/session'
import { hasUnsaved } from '../../ui/unsaved'
import { awayTexts } from './messages'

/** Returns the account of a session that is not this page's; undefined if it is refused. */
async function accountOf(token: string): Promise<string | undefined> {
  const response = await fetch(addressOf(accessApi.me, {}), {
    headers: { authorization: `Bearer ${token}` },
  })

  return response.ok ? (await response.json()).data.id : undefined
}

/**
 * Keeps a page with unsaved work when its session ends. It waits for a sign-in in another tab, and
 * continues if the same person signs in.
 */
export function SignedOutDialog({ account }: { account: string }) {
  const [ended, setEnded] = useState<string | null>(null)

  useEffect(() => {
    const { refuse } = session

    session.refuse = (refused) => {
      const { token, own } = session.get()

      // A sign-in-as session returns to the person's own one.
      if (refused !== token || own || !hasUnsaved()) refuse(refused)
      else setEnded(token)
    }

    return () => {
      session.refuse = refuse
    }
  }, [])

  useEffect(() => {
    if (ended === null) return
    let asked = ended
    let again: ReturnType<typeof setTimeout>

    const look = async (token: string) => {
      try {
        const found = await accountOf(token)
        if (token !== asked) return
        if (found === account) session.renew(token)
        session.wait(null)
        setEnded(null)
      } catch {
        again = setTimeout(look, 3_000, token)
      }
    }

    session.wait(({ token }: Session) => {
      // Each stored part comes in an event of its own.
      if (!token || token === asked) return
      asked = token
      void look(token)
    })

    return () => {
      clearTimeout(again)
      session.wait(null)
    }
  }, [ended, account])

  return ended === null ? null : <SignInAgain leave={() => session.end(ended)} />
}

function SignInAgain({ leave }: { leave: () => void }) {
  const t = useText(awayTexts)
  const id = useId()
  const next = encodeURIComponent(window.location.pathname + window.location.search)

  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="sm"
    >
      <DialogTitle id={`${id}title`}>{t('signedOut.title')}</DialogTitle>
      <DialogContent id={`${id}text`} sx={{ color: 'text.secondary' }}>
        {t('signedOut.text')}
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{t('signedOut.leave')}</Button>
        <Button autoFocus variant="contained" href={`/signin?next=${next}`} target="_blank">
          {t('signedOut.signIn')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
