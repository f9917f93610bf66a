import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isolated, useFormat } from '../../i18n/format'
import { pair } from '../../i18n/pair'
import { query, useCommand } from '../../net/query'
import { Avatar } from '../../ui/avatar'
import { confirm } from '../../ui/confirm'
import { BareList, Row } from '../../ui/layout'
import { FailedState, SkeletonRows } from '../../ui/states'
import { Heading, Muted, Strong } from '../../ui/text'
import { toast, toastError } from '../../ui/toast'
import { changedByDelegation } from './invalidates'
import { useLeaveWords } from './leave-words'

const StandInDialog = lazy(() => import('./stand-in-dialog'))

interface Props {
  /** The manager who is away. */
  employee: string
  /** The manager's name, unless they are the viewer. */
  name?: string | undefined
  /** The viewer may choose and end stand-ins. */
  may: boolean
}

/** A manager's stand-ins, and the managers for whom this manager stands in. */
export function StandIns({ employee, name, may }: Props) {
  const { t } = useLeaveWords()
  const { period } = useFormat()
  const [choosing, setChoosing] = useState(false)
  const params = { id: employee }
  const found = useQuery(query(delegationApi.approvalDelegations, { params }))
  const inPlace = useQuery(query(delegationApi.approvalsInPlace, { params })).data?.data ?? []

  const end = useCommand(delegationApi.endApprovalDelegation, {
    invalidates: changedByDelegation,
    onDone: () => toast(t('inPlace.ended')),
    onError: toastError,
  })

  const rows = found.data?.data ?? []

  const ask = async (id: string, person: string) => {
    const text = t('inPlace.endText', { name: isolated(person) })

    if (
      await confirm({ title: t('inPlace.endTitle'), text, action: t('inPlace.end'), danger: true })
    )
      end.run({ params: { ...params, delegationId: id } })
  }

  return (
    <Box component="section" aria-label={title(t, name)} sx={{ mb: 2.5 }}>
      <Row wrap gap={1} sx={{ mb: 1 }}>
        <Heading sx={{ lineHeight: '20px' }}>{title(t, name)}</Heading>
        {may && (
          <Button onClick={() => setChoosing(true)} sx={{ marginInlineStart: 'auto' }}>
            {t('inPlace.add')}
          </Button>
        )}
      </Row>
      <BareList
        sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', bgcolor: 'background.paper' }}
      >
        {found.error ? (
          <li>
            <FailedState dense error={found.error} retry={() => void found.refetch()} />
          </li>
        ) : found.isPending ? (
          <li>
            <SkeletonRows rows={1} />
          </li>
        ) : (
          rows.length === 0 &&
          inPlace.length === 0 && (
            <StandInLine>{t(name ? 'inPlace.noneOf' : 'inPlace.none')}</StandInLine>
          )
        )}
        {rows.map(({ id, delegate, from_on, to_on }) => (
          <StandInLine
            key={id}
            person={delegate}
            text={t('inPlace.row', { name: isolated(fullName(delegate)) })}
            when={period(from_on, to_on)}
          >
            {may && (
              <Button
                variant="text"
                onClick={() => void ask(id, fullName(delegate))}
                aria-label={pair(t('inPlace.end'), fullName(delegate))}
              >
                {t('inPlace.end')}
              </Button>
            )}
          </StandInLine>
        ))}
        {!name &&
          inPlace.map(({ id, manager, from_on, to_on }) => (
            <StandInLine
              key={id}
              person={manager}
              text={t('inPlace.mine', { name: isolated(fullName(manager)) })}
              when={period(from_on, to_on)}
            />
          ))}
      </BareList>
      <Suspense>
        {choosing && (
          <StandInDialog employee={employee} name={name ?? null} close={() => setChoosing(false)} />
        )}
      </Suspense>
    </Box>
  )
}

const title = (t: ReturnType<typeof useLeaveWords>['t'], name: string | undefined) =>
  name ? t('inPlace.titleOf', { name: isolated(name) }) : t('inPlace.title')

interface LineProps {
  person?: { first_name: string; last_name: string; avatar: string | null }
  text?: string
  when?: string
  children?: ReactNode
}

const StandInLine = ({ person, text, when, children }: LineProps) => (
  <Row
    component="li"
    wrap
    sx={{
      columnGap: 1.5,
      minHeight: 48,
      px: 2,
      py: 0.75,
      color: person ? undefined : 'text.secondary',
      borderBottom: 1,
      borderColor: 'divider',
      '&:last-child': { border: 0 },
    }}
  >
    {person && (
      <>
        <Avatar person={person} size={24} />
        <Strong component="span" sx={{ flex: '1 1 140px', minWidth: 0 }}>
          {text}
        </Strong>
        <Muted component="bdi" className="num">
          {when}
        </Muted>
      </>
    )}
    {children}
  </Row>
)
