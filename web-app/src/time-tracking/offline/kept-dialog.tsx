import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { useMember } from '@workledger/kit/net/current'
import { confirm } from '@workledger/kit/ui/confirm'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { timerTexts } from '../messages'
import { keptTexts } from './messages'
import { forget, forgetEntry, type Kept, keptOf, replace } from './outbox'
import { useWaiting } from './waiting'

// Only what the server refused needs it.
const ChangeTimes = lazy(() => import('./change-times'))
const ChangedElsewhere = lazy(() => import('./changed-elsewhere'))

const hasTimes = ({ action: { kind } }: Kept) => kind !== 'change' && kind !== 'keep_idle'

/** What this device keeps, oldest first, with the server's reason where it refused. */
export function KeptDialog({ close }: { close: () => void }) {
  const [t, tk, to] = [useText(timerTexts), useText(kitTexts), useText(keptTexts)]
  const [changing, setChanging] = useState<number | null>(null)
  const { moment } = useFormat()
  const { employee } = useMember()
  const numbers = useWaiting(employee.id)
  const [all, setAll] = useState<readonly Kept[]>([])
  const title = useId()
  const refused = all.filter(({ refusal }) => refusal !== null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers tell of a change
  useEffect(() => {
    void keptOf(employee.id).then(setAll)
  }, [employee.id, numbers])

  const starts = new Set(refused.map(({ action }) => action.id))
  const goesWithStart = ({ action }: Kept) =>
    'action_id' in action && action.action_id !== undefined && starts.has(action.action_id)

  // The person decides on each entry that changed elsewhere.
  const repeated = refused.filter(({ now }) => now === undefined)

  const again = () =>
    replace(
      employee.id,
      repeated.map((kept) => ({ ...kept, refusal: null })),
    )

  const discard = async (kept: Kept) => {
    const text = !hasTimes(kept) ? to('lost') : t('kept.askText')
    const question = { title: t('kept.ask'), text, action: t('kept.discard') }
    if (!(await confirm(question))) return
    // Stops and changes of an entry go with what makes it.
    if (['start', 'add'].includes(kept.action.kind)) await forgetEntry(employee.id, kept.action.id)
    else await forget(employee.id, [kept])
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{t('kept.title')}</DialogTitle>
      <DialogContent>
        <Muted sx={{ mb: 1 }}>{t(repeated.length > 0 ? 'kept.refusedText' : 'kept.text')}</Muted>
        <BareList>
          {all.map((kept) => (
            <Row
              component="li"
              key={kept.seq}
              wrap
              gap={1}
              sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <Strong component="div">
                  {kept.action.kind === 'keep_idle' ? to('idle') : t(`kept.${kept.action.kind}`)}{' '}
                  <bdi>{kept.label}</bdi>
                </Strong>
                <Muted component="div" className="num">
                  {moment(String(kept.action.pressed_at))}
                </Muted>
                {kept.refusal !== null && !goesWithStart(kept) && (
                  <Box role="status" sx={{ color: 'tone.bad' }}>
                    {kept.refusal}
                  </Box>
                )}
              </Box>
              {kept.refusal !== null && !goesWithStart(kept) && (
                <>
                  {hasTimes(kept) && changing !== kept.seq && (
                    <Button onClick={() => setChanging(kept.seq)}>{to('times')}</Button>
                  )}
                  <Button color="error" onClick={() => void discard(kept)}>
                    {t('kept.discard')}
                  </Button>
                  {kept.now && (
                    <Suspense>
                      <ChangedElsewhere kept={kept} all={all} />
                    </Suspense>
                  )}
                  {changing === kept.seq && (
                    <Suspense>
                      <ChangeTimes kept={kept} all={all} close={() => setChanging(null)} />
                    </Suspense>
                  )}
                </>
              )}
            </Row>
          ))}
        </BareList>
        {all.length === 0 && <Muted>{t('kept.none')}</Muted>}
      </DialogContent>
      <DialogActions>
        {repeated.length > 0 && <Button onClick={() => void again()}>{t('kept.again')}</Button>}
        <Button onClick={close}>{tk('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
