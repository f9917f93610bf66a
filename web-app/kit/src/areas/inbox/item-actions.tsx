import Button from '@mui/material/Button'
import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { useText } from '../../i18n/i18n'
import { download } from '../../net/download'
import { Icon } from '../../ui/icon'
import { Row } from '../../ui/layout'
import { toastError } from '../../ui/toast'
import { inboxTexts } from './messages'
import { isBulk } from './use-bulk'

export interface ItemActs {
  approve: () => void
  reject: () => void
  done: () => void
  notNeeded: () => void
  open: () => void
  showHistory: () => void
}

interface Props {
  item: InboxItem
  acts: ItemActs
}

/** The decision of an item: the buttons that settle it. */
export function DecisionButtons({ item, acts }: Props) {
  const t = useText(inboxTexts)
  const has = (act: InboxItem['acts'][number]) => item.acts.includes(act)
  const primary = { variant: 'contained', color: 'primary' } as const

  return (
    <>
      {has('reject') && (
        <Button onClick={acts.reject}>
          {t(item.kind === 'timesheet' ? 'sendBack' : 'reject')}
        </Button>
      )}
      {has('approve') && (
        <Button {...primary} onClick={acts.approve}>
          {t(item.kind === 'pay_run' ? 'approveDialog' : 'approve')}
        </Button>
      )}
      {has('done') && item.kind === 'checklist_item' && (
        <Button onClick={acts.notNeeded}>{t('notNeeded')}</Button>
      )}
      {has('done') && (
        <Button {...primary} onClick={acts.done}>
          {t(item.kind === 'flag' ? 'review' : 'done')}
        </Button>
      )}
      {!has('approve') && !has('done') && (
        <Button {...primary} onClick={acts.open}>
          {t('open')}
        </Button>
      )}
    </>
  )
}

/** The buttons that show more about an item: its document, its history and its page. */
export function AboutButtons({ item, acts }: Props) {
  const t = useText(inboxTexts)
  const { facts } = item
  const file = facts.kind === 'leave' || facts.kind === 'expense' ? facts.document : null
  const settles = item.acts.includes('approve') || item.acts.includes('done')

  return (
    <Row wrap gap={0.5} sx={{ marginInlineStart: -1 }}>
      {file && (
        <Button
          variant="text"
          startIcon={<Icon name="download" />}
          onClick={() => void download(file.download_url).catch(toastError)}
        >
          {t('download')}
        </Button>
      )}
      {isBulk(item) && item.kind !== 'timesheet' && item.kind !== 'overtime' && (
        <Button variant="text" startIcon={<Icon name="history" />} onClick={acts.showHistory}>
          {t('history')}
        </Button>
      )}
      {settles && (
        <Button variant="text" startIcon={<Icon name="forward" />} onClick={acts.open}>
          {t('open')}
        </Button>
      )}
    </Row>
  )
}
