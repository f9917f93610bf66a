import Box from '@mui/material/Box'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { PendingDialog } from '@workledger/kit/ui/pending-dialog'
import { EmptyState } from '@workledger/kit/ui/states'
import { useGetList } from 'react-admin'
import { HolidayFields } from './holiday-fields'
import { useLeaveWords } from './leave-row'
import { OfferedDays } from './offered-days'
import { type Closing, useHolidayImport } from './use-holiday-import'

/**
 * Public holidays of a country and year, to choose from; an office's existing days are not offered.
 */
export default function ImportDialog({
  office,
  show,
  close,
}: { office: string | undefined } & Closing) {
  const { t } = useLeaveWords()

  const offices = useGetList<{ id: string; name: string; main: boolean; country: string | null }>(
    'offices',
    {
      pagination: { page: 1, perPage: 1000 },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    },
  )

  if (!offices.data)
    return (
      <PendingDialog
        title={t('holiday.import')}
        error={offices.error as Error | null}
        retry={() => void offices.refetch()}
        close={close}
      />
    )

  if (offices.data.length === 0) return <NoOffice close={close} text={t('holiday.noOffice')} />

  const first =
    offices.data.find(({ id }) => id === office) ??
    offices.data.find(({ main }) => main) ??
    offices.data[0]!

  return (
    <HolidayImportForm
      offices={offices.data}
      first={first}
      fixed={!!office}
      closing={{ show, close }}
    />
  )
}

function NoOffice({ text, close }: { text: string; close: () => void }) {
  const { t } = useLeaveWords()

  const form = useForm({
    schema: { safeParse: (data) => ({ success: true, data }) },
    initial: {},
    submit: async () => close(),
  })

  return (
    <FormDialog title={t('holiday.import')} form={form} action={t('rules.close')} onClose={close}>
      <EmptyState dense icon="info" title={text} text={t('holiday.noOfficeText')} />
    </FormDialog>
  )
}

interface Office {
  id: string
  name: string
  country: string | null
}

interface Props {
  offices: readonly Office[]
  first: Office
  /** The first office is fixed. */
  fixed: boolean
  closing: Closing
}

/** The holidays of a country and year for an office. */
function HolidayImportForm({ offices, first, fixed, closing }: Props) {
  const { t } = useLeaveWords()
  const holidays = useHolidayImport(first, closing)
  const { form, chosen } = holidays
  const problem = form.field('turned').error

  return (
    <FormDialog
      title={t('holiday.import')}
      form={form}
      action={t('holiday.importCount', { count: chosen.length })}
      ready={chosen.length > 0}
      onClose={closing.close}
    >
      <HolidayFields holidays={holidays} offices={fixed ? null : offices} />
      <OfferedDays holidays={holidays} />
      {problem && (
        <Box role="alert" sx={{ fontSize: 12, color: 'tone.bad' }}>
          {problem}
        </Box>
      )}
    </FormDialog>
  )
}
