import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { accessApi, type OwnSession } from '@workledger/contracts/access/access.api'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { useCurrent } from '@workledger/kit/net/current'
import { query, useCommand } from '@workledger/kit/net/query'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { accessTexts } from './messages'

const invalidates = [accessApi.ownSessions]

/** The card folds after these: the newest sessions come first. */
const FEW = 4

/**
 * The person's sessions, each with a button to end it. A sign-in-as session does not show the other
 * person's.
 */
export function SessionsCard() {
  const { user } = useCurrent()
  return user.impersonated_by ? null : <OwnSessions />
}

function OwnSessions() {
  const t = useText(accessTexts)
  const kit = useText(kitTexts)
  const [whole, showWhole] = useState(false)
  const found = useQuery(query(accessApi.ownSessions))

  const endOthers = useCommand(accessApi.endOtherSessions, {
    invalidates,
    onDone: () => toast(t('sessions.othersEnded')),
    onError: toastError,
  })

  const askOthers = async () => {
    const question = {
      title: t('sessions.othersTitle'),
      text: t('sessions.othersText'),
      action: t('sessions.end'),
      danger: true,
    }
    if (await confirm(question)) endOthers.run({})
  }

  const end = useCommand(accessApi.endSession, {
    invalidates,
    onDone: () => toast(t('sessions.ended')),
    onError: toastError,
  })

  const sessions = found.data?.data ?? []
  const shown = whole ? sessions : sessions.slice(0, FEW)

  return (
    <Card
      title={t('sessions.title')}
      aside={
        sessions.length > 1 && (
          <Button
            variant="text"
            color="error"
            {...busyProps(endOthers.busy, () => void askOthers())}
          >
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {found.error ? (
        <FailedState dense error={found.error} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <SkeletonRows rows={2} height={56} />
      ) : (
        <BareList aria-label={t('sessions.title')}>
          {shown.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={end.sending?.params.session === session.id}
              end={() => end.run({ params: { session: session.id } })}
            />
          ))}
        </BareList>
      )}
      {shown.length < sessions.length && (
        <Button variant="text" sx={{ m: 1 }} onClick={() => showWhole(true)}>
          {kit('table.further')}
        </Button>
      )}
    </Card>
  )
}

interface SessionRowProps {
  session: OwnSession
  ending: boolean
  end: () => void
}

function SessionRow({ session, ending, end }: SessionRowProps) {
  const t = useText(accessTexts)
  const { moment } = useFormat()
  const { browser, system, current, impersonator, created_at, used_at } = session
  const opened = useOpenedBy(session)

  const device =
    browser && system
      ? t('sessions.device', { browser: isolated(browser), system: isolated(system) })
      : (browser ?? system ?? t('sessions.unknown'))

  return (
    <Row
      component="li"
      wrap
      gap={1}
      sx={{
        paddingBlock: '10px',
        paddingInline: '16px 8px',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Row wrap gap={1} sx={{ fontWeight: 500 }}>
          {device}
          {current && <StatusChip tone="good">{t('sessions.current')}</StatusChip>}
          {impersonator !== null && (
            <StatusChip tone="warn">
              {t('sessions.as', { name: isolated(impersonator) })}
            </StatusChip>
          )}
        </Row>
        <Muted className="num" size={12} sx={{ lineHeight: '16px' }}>
          {opened && (
            <>
              {opened}
              {' · '}
            </>
          )}
          {t('sessions.times', {
            since: isolated(moment(created_at)),
            used: isolated(moment(used_at)),
          })}
        </Muted>
      </Box>
      {!current && (
        <Button
          variant="text"
          {...busyProps(ending, end)}
          aria-label={t('sessions.endOne', { device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Row>
  )
}

/** Returns how a session was opened: `Password and code`. */
function useOpenedBy({ by, second }: OwnSession): string | null {
  const t = useText(accessTexts)
  if (by === null) return null
  const first = t(`opened.${by}`)
  if (second === null) return first
  const ways = { totp: 'totp', passkey: 'secondPasskey', 'recovery-code': 'recovery' } as const

  return t('opened.both', { by: first, second: t(`opened.${ways[second]}`) })
}
