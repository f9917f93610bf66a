import Box from '@mui/material/Box'
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
import { useId } from 'react'
import { isolated } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { query } from '../../net/query'
import { fullName } from '../../ui/avatar'
import { BoxedList } from '../../ui/boxed-list'
import { Icon } from '../../ui/icon'
import { FailedState, SkeletonRows } from '../../ui/states'
import { StatusChip } from '../../ui/status-chip'
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
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500 }}>
          {t('versionOf', { version: version.version })}
          {newest && <StatusChip tone="good">{t('newest')}</StatusChip>}
        </Box>
        <Box className="num" sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
          {[moment(version.uploaded_at), author && isolated(fullName(author)), sized(version.size)]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      <IconButton
        aria-label={t('downloadVersion', { version: version.version })}
        title={t('download')}
        onClick={download}
      >
        <Icon name="download" />
      </IconButton>
    </Box>
  )
}
