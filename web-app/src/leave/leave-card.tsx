import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Inbox } from '@workledger/kit/areas/leave/inbox'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { useDecideRequest } from './decide'
import { useFirstLeaves } from './first-leaves'
import { leaveTexts } from './messages'

const shown = 4
const inbox = '/inbox?tab=leave'

/** The dashboard's card: the first leaves of the inbox. */
export default function LeaveCard() {
  const t = useText(leaveTexts)
  const { leaves, total, isPending, isFetching, error, refetch } = useFirstLeaves()
  const decide = useDecideRequest()

  const link = {
    color: 'text.secondary',
    fontSize: 12,
    textDecoration: 'none',
    '&:hover': { color: 'text.primary', textDecoration: 'underline' },
  }

  return (
    <Card
      title={t('card.title')}
      aside={
        <>
          {total > 0 && (
            <Box component={AppLink} to={inbox} sx={link}>
              {t('card.inbox')}
            </Box>
          )}
          <IconButton
            aria-label={t('card.refresh')}
            title={t('card.refresh')}
            {...busyProps(isFetching, () => void refetch())}
          >
            <Icon name="refresh" size={14} />
          </IconButton>
        </>
      }
    >
      {error ? (
        <FailedState dense error={error} retry={() => void refetch()} />
      ) : isPending ? (
        <SkeletonRows rows={3} height={53} />
      ) : leaves.length === 0 ? (
        <EmptyState dense icon="check" title={t('card.empty')} />
      ) : (
        <Inbox
          requests={leaves.slice(0, shown)}
          to={(index) => `/employees/${leaves[index]!.employee_id}/requests`}
          decide={(index, approved) => decide(leaves[index]!, approved)}
        >
          {total > shown && (
            <Box component="li" sx={{ px: 2, py: 1 }}>
              <Box component={AppLink} to={inbox} className="num" sx={link}>
                {t('card.more', { count: total - shown })}
              </Box>
            </Box>
          )}
        </Inbox>
      )}
    </Card>
  )
}
