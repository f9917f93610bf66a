import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Icon } from '@workledger/kit/ui/icon'
import { Panel, Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { builtPages } from '@workledger/kit/ui/pages'
import { Muted } from '@workledger/kit/ui/text'
import { useEffect, useState } from 'react'
import { workspacesTexts } from './messages'
import { isSetupOver, keepSetupOver, setupCalls } from './setup-calls'

/**
 * The set-up of a new company in one line, for its administrators: how far it is, and the next
 * step. It disappears when all steps are done, or when a person hides it.
 */
export function SetupCard() {
  const { workspace, can } = useMember()
  const [over, setOver] = useState(() => isSetupOver(workspace.id))

  const end = () => {
    keepSetupOver(workspace.id)
    setOver(true)
  }

  return can('edit_company') && !over ? <SetupLine end={end} /> : null
}

const lineHeight = 46

function SetupLine({ end }: { end: () => void }) {
  const t = useText(workspacesTexts)
  const { workspace } = useMember()
  const { loaded, steps } = useSetupSteps()
  const next = steps.find(({ done }) => !done)
  const isOpen = next !== undefined

  useEffect(() => {
    if (loaded && !isOpen) keepSetupOver(workspace.id)
  }, [loaded, isOpen, workspace.id])

  // It keeps its room while it loads, so that the cards stay in place.
  if (!loaded) return <Panel aria-hidden sx={{ minHeight: lineHeight }} />
  if (!next) return null

  const progress = t('setup.progress', {
    done: steps.filter(({ done }) => done).length,
    all: steps.length,
  })

  return (
    <Panel component="section" aria-label={t('setup.title', { name: workspace.name })}>
      <Row
        gap={1}
        sx={{
          minHeight: lineHeight - 2,
          paddingInline: '16px 8px',
          py: 0.5,
          '& button': { flexShrink: 0 },
        }}
      >
        <MenuButton
          look="bare"
          label={t('setup.steps')}
          entries={steps.map(({ id, to, done }) => ({
            label: t(`setup.${id}`),
            icon: done ? ('check' as const) : ('forward' as const),
            to,
            disabled: done,
          }))}
        >
          <Row component="span" gap={0.75} className="num" sx={{ whiteSpace: 'nowrap' }}>
            {progress}
            <Icon name="down" size={14} />
          </Row>
        </MenuButton>
        <Muted component="span" aria-hidden>
          ·
        </Muted>
        <Box
          component={AppLink}
          to={next.to}
          title={t(`setup.${next.id}`)}
          // One line, so that the card's height is known before the step is.
          sx={{
            minWidth: 0,
            color: 'tone.accentInk',
            fontWeight: 500,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {t(`setup.${next.id}`)}
        </Box>
        <Button variant="text" onClick={end} sx={{ marginInlineStart: 'auto' }}>
          {t('setup.hide')}
        </Button>
      </Row>
    </Panel>
  )
}

/** Returns the steps that this build offers, each with its page and whether it is done. */
function useSetupSteps() {
  const { workspace } = useMember()
  const calls = setupCalls(workspace.id)
  const offices = useQuery(calls[0])
  const people = useQuery(calls[1])
  const projects = useQuery(calls[2])
  const holidays = useQuery(calls[3])
  const contracts = useQuery(calls[4])
  const account = useQuery(calls[5])
  const invoicing = useQuery(calls[6])

  const steps = [
    {
      id: 'address',
      to: '/admin/general?tab=offices',
      done: Boolean(offices.data?.data.some(({ main, address_line_1 }) => main && address_line_1)),
    },
    { id: 'logo', to: '/admin/general', done: workspace.logo !== null },
    { id: 'holidays', to: '/admin/timeoff?tab=holidays', done: (holidays.data?.total ?? 0) > 0 },
    { id: 'people', to: '/admin/employees', done: (people.data?.total ?? 0) > 1 },
    { id: 'contracts', to: '/admin/employees', done: Boolean(contracts.data?.data[0]?.contract) },
    {
      id: 'account',
      to: '/admin/payroll_settings?tab=account',
      done: Boolean(account.data?.data.account),
    },
    {
      id: 'invoicing',
      to: '/admin/invoice?tab=settings',
      done: Boolean(invoicing.data?.data.name),
    },
    { id: 'project', to: '/projects', done: (projects.data?.total ?? 0) > 0 },
  ] as const

  return {
    loaded: [offices, people, projects, holidays, contracts, account, invoicing].every(
      ({ data }) => data,
    ),
    steps: steps.filter(({ to, done }) => done || builtPages.has(to.split('?')[0]!)),
  }
}
