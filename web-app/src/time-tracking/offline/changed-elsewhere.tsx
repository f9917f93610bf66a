import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { serverNow } from '@workledger/kit/i18n/server-time'
import { toServer } from '@workledger/kit/i18n/zone-time'
import { Muted } from '@workledger/kit/ui/text'
import { timerTexts } from '../messages'
import { tagTexts } from '../tags/messages'
import { changedAnyway } from './keep-change'
import { keptTexts } from './messages'
import { type Kept, replace } from './outbox'

interface Props {
  kept: Kept
  all: readonly Kept[]
}

/** A change of an entry that changed elsewhere: both states of its fields, and a way to decide. */
export default function ChangedElsewhere({ kept, all }: Props) {
  const t = useText(keptTexts)
  const rows = useDifferences(kept)

  const change = () => replace(kept.employee, changedAnyway(kept, all, toServer(serverNow())))

  return (
    <Box sx={{ flex: '1 0 100%' }}>
      <Box component="table" sx={{ width: '100%', borderSpacing: '0 2px', fontSize: 13 }}>
        <thead>
          <tr>
            <td />
            {[t('yours'), t('there')].map((heading) => (
              <Box key={heading} component="th" scope="col" sx={headingLook}>
                {heading}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, yours, there }) => (
            <tr key={label}>
              <Box component="th" scope="row" sx={headingLook}>
                {label}
              </Box>
              {[yours, there].map((text, at) => (
                <Box key={at === 0 ? 'yours' : 'there'} component="td" dir="auto" sx={cellLook}>
                  {text || <Muted component="span">{t('none')}</Muted>}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Button variant="contained" color="primary" onClick={() => void change()} sx={{ mt: 1 }}>
        {t('anyway')}
      </Button>
    </Box>
  )
}

const headingLook = {
  textAlign: 'start',
  fontWeight: 400,
  color: 'text.secondary',
  paddingInlineEnd: 1.5,
  verticalAlign: 'top',
} as const

const cellLook = {
  textAlign: 'start',
  paddingInlineEnd: 1.5,
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
} as const

/** Returns the fields that a change sets, with both values as text. */
function useDifferences({ action, shown, now }: Kept) {
  const [t, tk, tt] = [useText(timerTexts), useText(kitTexts), useText(tagTexts)]
  const { listed } = useFormat()
  if (action.kind !== 'change' || !shown || !now) return []

  const fields = [
    { given: action.description, label: t('description'), of: (e: TimeEntry) => e.description },
    { given: action.project_id, label: t('project'), of: (e: TimeEntry) => e.project_name },
    {
      given: action.task_id ?? action.project_id,
      label: t('task'),
      of: (e: TimeEntry) => e.task_title,
    },
    { given: action.tags, label: tt('tags'), of: (e: TimeEntry) => listed(e.tags) },
    {
      given: action.billable,
      label: t('billable'),
      of: (e: TimeEntry) => tk(e.billable ? 'actions.yes' : 'actions.no'),
    },
  ]

  return fields
    .filter(({ given }) => given !== undefined)
    .map(({ label, of }) => ({ label, yours: of(shown), there: of(now) }))
    .filter(({ yours, there }) => yours !== there)
}
