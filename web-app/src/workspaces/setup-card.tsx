import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Grow, Row } from '@workledger/kit/ui/layout'
import { builtPages } from '@workledger/kit/ui/pages'
import { useEffect, useState } from 'react'
import { workspacesTexts } from './messages'
import { isSetupOver, keepSetupOver, keepSetupShown, setupCalls } from './setup-calls'

/**
 * The open set-up steps of a new company, for its administrators; it disappears when all are done,
 * or when a person hides it.
 */
export function SetupCard() {
  const { workspace, can } = useMember()
  const [over, setOver] = useState(() => isSetupOver(workspace.id))

  const end = () => {
    keepSetupOver(workspace.id)
    setOver(true)
  }

  return can('edit_company') && !over ? <Steps end={end} /> : null
}

function Steps({ end }: { end: () => void }) {
  const t = useText(workspacesTexts)
  const { workspace, employee } = useMember()
  const calls = setupCalls(workspace.id)
  const offices = useQuery(calls[0])
  const people = useQuery(calls[1])
  const projects = useQuery(calls[2])
  const holidays = useQuery(calls[3])
  const contracts = useQuery(calls[4])
  const account = useQuery(calls[5])
  const invoicing = useQuery(calls[6])
  const loaded = [offices, people, projects, holidays, contracts, account, invoicing].every(
    ({ data }) => data,
  )

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

  const offered = steps.filter(({ to, done }) => done || builtPages.has(to.split('?')[0]!))
  const left = offered.filter(({ done }) => !done).length

  useEffect(() => {
    if (!loaded) return

    if (left > 0) keepSetupShown(workspace.id, employee.id)
    else keepSetupOver(workspace.id)
  }, [loaded, left, workspace.id, employee.id])

  if (!loaded || left === 0) return null

  return (
    <Card
      title={t('setup.title', { name: workspace.name })}
      aside={
        <Button variant="text" onClick={end}>
          {t('setup.hide')}
        </Button>
      }
    >
      <BareList component="ol">
        {offered.map(({ id, to, done }) => (
          <Row
            component="li"
            key={id}
            gap={1.25}
            sx={{
              minHeight: 44,
              px: 2,
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { border: 0 },
            }}
          >
            <Box
              component="span"
              sx={{ display: 'flex', color: done ? 'tone.good' : 'text.disabled' }}
            >
              <Icon name={done ? 'check' : 'forward'} />
            </Box>
            <Grow
              sx={{
                color: done ? 'text.secondary' : 'text.primary',
                textDecoration: done ? 'line-through' : undefined,
              }}
            >
              {t(`setup.${id}`)}
            </Grow>
            {!done && (
              <Button component={AppLink} to={to}>
                {t('setup.open')}
              </Button>
            )}
          </Row>
        ))}
      </BareList>
    </Card>
  )
}
