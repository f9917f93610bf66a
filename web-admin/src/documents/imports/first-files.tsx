import Box from '@mui/material/Box'
import type { DocumentImportPreview } from '@workledger/contracts/documents/document-import-previews.api'
import { joinFacts, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { documentImportTexts } from './messages'

const tones = { add: 'good', known: 'wait', refused: 'bad' } as const

type FirstFile = DocumentImportPreview['files'][number]

/** The first files of the archive, with the person, the type and the name as read. */
export function FirstFiles({ files }: Pick<DocumentImportPreview, 'files'>) {
  const t = useText(documentImportTexts)
  if (files.length === 0) return null

  return (
    <Card title={t('files')}>
      <BareList aria-label={t('files')}>
        {files.map((file) => (
          <FirstFileRow key={file.row} file={file} />
        ))}
      </BareList>
    </Card>
  )
}

function FirstFileRow({ file }: { file: FirstFile }) {
  const t = useText(documentImportTexts)
  const { size } = useFormat()

  return (
    <Grid
      component="li"
      columns={{ xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' }}
      gap={{ xs: '2px 12px', sm: 1.5 }}
      sx={{
        alignItems: 'baseline',
        px: 2,
        py: 0.875,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{file.name}</bdi>
        <Muted size={12}>
          <bdi>{file.path}</bdi>
        </Muted>
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridRow: { xs: 2, sm: 'auto' } }}>
        <bdi>{file.person}</bdi>
        <Muted size={12}>{joinFacts([file.type, size(file.size)])}</Muted>
      </Box>
      <StatusChip tone={tones[file.action]}>{t(`action.${file.action}`)}</StatusChip>
    </Grid>
  )
}
