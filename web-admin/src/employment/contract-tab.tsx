import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type Contract, employmentApi } from '@workledger/contracts/employment/employment.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { FormHistory } from '@workledger/kit/ui/form-history'
import { BareList, Grid, Panel, Row, Stack } from '@workledger/kit/ui/layout'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { lazy, Suspense, useState } from 'react'
import { Adjustments } from './adjustments'
import { seesPay } from './contract-fields'
import { ContractForm } from './contract-form'
import { employmentTexts } from './messages'
import { Probation } from './probation'

const NewContract = lazy(() => import('./new-contract'))
const ContractHistory = lazy(() => import('./contract-history'))

/**
 * The versions of an employee's contract, newest first, the terms of one of them, and its
 * adjustments.
 */
export default function ContractTab({ employee }: { employee: { id: string; name: string } }) {
  const t = useText(employmentTexts)
  const { can } = useCurrent()
  const found = useQuery(query(employmentApi.contracts, { params: { id: employee.id } }))
  const [chosen, setChosen] = useState<string | null>(null)
  const [open, setOpen] = useState<'new' | 'history' | null>(null)
  usePageActions({
    primary: can('edit_company') && {
      label: t('add'),
      icon: 'plus',
      keys: 'n',
      run: () => setOpen('new'),
    },
    secondary: [{ label: t('history'), icon: 'history', run: () => setOpen('history') }],
  })

  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={6} />
  const versions = found.data.data

  const shown =
    versions.find(({ id }) => id === chosen) ??
    versions.find(({ current }) => current) ??
    versions[0]

  return (
    <>
      {shown ? (
        <Grid columns={{ xs: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' }} gap={2}>
          <Stack gap={1} sx={{ alignContent: 'start' }}>
            <BareList aria-label={t('versions')} sx={{ display: 'grid', gap: 1 }}>
              {versions.map((version) => (
                <Version
                  key={version.id}
                  version={version}
                  chosen={version === shown}
                  choose={() => setChosen(version.id)}
                />
              ))}
            </BareList>
          </Stack>
          <Stack gap={2} sx={{ alignContent: 'start' }}>
            <FormHistory value={<ContractHistory employee={employee} close={() => {}} />}>
              <ContractForm
                key={shown.id}
                employee={employee.id}
                contract={shown}
                onVersion={setChosen}
              />
            </FormHistory>
            <Probation employee={employee.id} />
            {seesPay(shown) && (
              <Adjustments
                key={`adjustments-${shown.id}`}
                employee={employee.id}
                contract={shown}
              />
            )}
          </Stack>
        </Grid>
      ) : (
        <Panel>
          <EmptyState icon="file" title={t('empty.title')} text={t('empty.text')} />
        </Panel>
      )}
      <Suspense>
        {open === 'new' && (
          <NewContract employee={employee.id} close={() => setOpen(null)} onAdded={setChosen} />
        )}
        {open === 'history' && <ContractHistory employee={employee} close={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

function Version({
  version,
  chosen,
  choose,
}: {
  version: Contract
  chosen: boolean
  choose: () => void
}) {
  const t = useText(employmentTexts)
  const { day, money } = useFormat()
  const { base_compensation_amount: amount, base_compensation_type: type, currency } = version

  return (
    <li>
      <Box
        component="button"
        type="button"
        aria-pressed={chosen}
        onClick={choose}
        sx={{
          width: '100%',
          p: 1.5,
          textAlign: 'start',
          font: 'inherit',
          color: 'inherit',
          cursor: 'pointer',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: '8px',
          '&[aria-pressed=true]': { borderColor: 'primary.main', bgcolor: 'tone.accentSoft' },
        }}
      >
        <Row gap={1} sx={{ fontWeight: 500 }}>
          {t('from', { day: day(version.effective_on) })}
          {version.current && <StatusChip tone="good">{t('current')}</StatusChip>}
        </Row>
        {seesPay(version) && (
          <Muted className="num" size={12} sx={{ mt: 0.5 }}>
            {amount && type ? (
              <>
                <span className="ltr">
                  {money(amount, currency)} {currency}
                </span>{' '}
                {t(`per.${type}`)}
              </>
            ) : (
              t('noPay')
            )}
          </Muted>
        )}
        {version.designation && <Muted size={12}>{version.designation}</Muted>}
      </Box>
    </li>
  )
}
