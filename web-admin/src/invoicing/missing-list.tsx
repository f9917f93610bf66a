import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { useTold } from '@workledger/kit/i18n/error-words'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { AppLink } from '@workledger/kit/ui/app-link'
import { invoicingTexts } from './messages'

const places = { setting: '/admin/invoice?tab=settings', client: '/admin/clients' } as const

interface Props {
  /** A saved draft. */
  id: string
  revision: number
  /** Dates the invoice today, if its date is refused. */
  onToday: (day: string) => void
}

/** Everything that a draft lacks before it can be issued, with links to the fields. */
export function MissingList({ id, revision, onToday }: Props) {
  const t = useText(invoicingTexts)
  const told = useTold()
  const check = query(invoicesApi.invoiceIssueCheck, { params: { id } })
  // The settings and the client may have changed on other pages.
  const found = useQuery({ ...check, queryKey: [...check.queryKey, revision], staleTime: 0 })
  const missing = found.data?.data.missing ?? []
  if (missing.length === 0) return null

  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('missing.title')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {missing.map((fault) => (
          <li key={`${fault.code} ${fault.field}`}>
            {told(fault)}{' '}
            {fault.place !== 'invoice' && (
              <AppLink to={places[fault.place]}>{t(`missing.${fault.place}`)}</AppLink>
            )}
            {fault.field === 'invoice_date' && fault.params?.today && (
              <Button
                size="small"
                variant="text"
                onClick={() => onToday(String(fault.params?.today))}
              >
                {t('missing.today')}
              </Button>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
