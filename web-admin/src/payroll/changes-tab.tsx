import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { AppLink } from '@workledger/kit/ui/app-link'
import { lastDigit } from '@workledger/kit/ui/figures'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { isNegative } from '../kit/decimal'
import { useComparedEntries } from './compared'
import { useRun } from './run-context'
import { usePayWords } from './words'

/**
 * The differences from the previous run with their causes; the causes add up to each difference.
 */
export default function ChangesTab() {
  const { t, signed, money, number } = usePayWords()
  const { run, ask, asked } = useRun()
  const { changed, count = 0, left, error, refetch, pending } = useComparedEntries(run)
  if (error) return <FailedState error={error} retry={() => void refetch()} />
  if (pending) return <SkeletonRows rows={5} />

  const frame = {
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: '8px',
    overflow: 'hidden',
  }

  if (!run.previous)
    return (
      <Box sx={frame}>
        <EmptyState icon="info" title={t('noBefore.title')} text={t('noBefore.text')} />
      </Box>
    )

  if (changed?.length === 0 && left.length === 0)
    return (
      <Box sx={frame}>
        <EmptyState icon="check" title={t('noChanges.title')} text={t('noChanges.text')} />
      </Box>
    )

  const amount = (value: string) => (
    <Strong
      component="span"
      className="num ltr"
      weight={600}
      // A column: figures stand below each other.
      sx={{
        flex: 'none',
        minWidth: 96,
        textAlign: lastDigit,
        color: isNegative(value) ? 'tone.bad' : 'tone.good',
      }}
    >
      {signed(value, run.currency)}
    </Strong>
  )

  const row = {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    width: '100%',
    px: 2,
    py: 1.25,
    border: 0,
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'transparent',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
  } as const

  return (
    <>
      <Box sx={frame}>
        {changed?.map((entry) => (
          <Box
            key={entry.id}
            component="button"
            type="button"
            onClick={() => ask(entry)}
            aria-pressed={asked === entry.id}
            sx={{
              ...row,
              cursor: 'pointer',
              '&:hover': { bgcolor: 'action.hover' },
              '&[aria-pressed=true]': { bgcolor: 'tone.accentSoft' },
            }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <bdi style={{ fontWeight: 500 }}>{fullName(entry.employee)}</bdi>
              <Muted className="num" size={12}>
                {entry.previous?.causes
                  .map(
                    ({ cause, amount: part }) =>
                      `${t(`causes.${cause}`)} \u2068${signed(part, run.currency)} ${run.currency}\u2069`,
                  )
                  .join(' · ')}
              </Muted>
            </Box>
            <Muted className="num ltr" sx={{ display: { xs: 'none', sm: 'block' } }}>
              {money(entry.previous!.net_pay, run.currency)} → {money(entry.net_pay, run.currency)}
            </Muted>
            {amount(entry.previous!.difference)}
          </Box>
        ))}
        {left.map(({ employee, net_pay }) => (
          <Box key={employee.id} sx={row}>
            <Box sx={{ flex: 1 }}>
              <bdi style={{ fontWeight: 500 }}>{fullName(employee)}</bdi>
              <Muted size={12}>{t('causes.left')}</Muted>
            </Box>
            {amount(`-${net_pay}`)}
          </Box>
        ))}
      </Box>
      {changed && count > changed.length && (
        <Muted sx={{ mt: 1 }}>
          {t('partly', { count: changed.length, all: number(count) })}{' '}
          <AppLink to="?only=changed">{t('partlyAll')}</AppLink>
        </Muted>
      )}
    </>
  )
}
