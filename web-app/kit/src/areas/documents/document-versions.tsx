import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import {
  type DocumentVersion,
  documentsApi,
  type EmployeeDocument,
} from '@workledger/contracts/documents/documents.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { useId } from 'react'
import { isolated } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { query } from '../../net/query'
import { BoxedList } from '../../ui/boxed-list'
import { Icon } from '../../ui/icon'
import { Grow, Row } from '../../ui/layout'
import { FailedState, SkeletonRows } from '../../ui/states'
import { StatusChip } from '../../ui/status-chip'
import { Muted } from '../../ui/text'
import { useDocumentWords } from './document-words'
import { downloadDocument } from './download-document'

/** Every version of a document's file, newest first. */
export default function DocumentVersions({
  document,
  close,
}: {
  document: EmployeeDocument
  close: () => void
}) {
  const { t, named } = useDocumentWords()
  const kit = useText(kitTexts)
  const id = useId()

  const found = useQuery(
    query(documentsApi.document, {
      params: { id: document.employee_id, docId: document.id },
      query: {},
    }),
  )

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 520 } } }}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('versionsOf', { name: isolated(named(document)) })}
      </DialogTitle>
      <DialogContent>
        {found.error ? (
          <FailedState dense error={found.error} retry={() => void found.refetch()} />
        ) : found.data ? (
          <BoxedList label={t('versions')}>
            {found.data.data.versions.map((version, index) => (
              <Version
                key={version.version}
                version={version}
                newest={index === 0}
                download={() => void downloadDocument(document, version.version)}
              />
            ))}
          </BoxedList>
        ) : (
          <SkeletonRows rows={2} />
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={close}>
          {kit('actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Version({
  version,
  newest,
  download,
}: {
  version: DocumentVersion
  newest: boolean
  download: () => void
}) {
  const { t, sized, moment } = useDocumentWords()
  const { author } = version

  return (
    <Row
      component="li"
      gap={1}
      sx={{ px: 1.5, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Grow>
        <Row gap={1} sx={{ fontWeight: 500 }}>
          {t('versionOf', { version: version.version })}
          {newest && <StatusChip tone="good">{t('newest')}</StatusChip>}
        </Row>
        <Muted className="num" size={12} sx={{ lineHeight: '16px' }}>
          {[moment(version.uploaded_at), author && isolated(fullName(author)), sized(version.size)]
            .filter(Boolean)
            .join(' · ')}
        </Muted>
      </Grow>
      <IconButton
        aria-label={t('downloadVersion', { version: version.version })}
        title={t('download')}
        onClick={download}
      >
        <Icon name="download" />
      </IconButton>
    </Row>
  )
}
