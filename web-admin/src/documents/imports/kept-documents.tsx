import Box from '@mui/material/Box'
import type { DocumentImportDetails } from '@workledger/contracts/documents/document-imports.api'
import { joinFacts, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid, Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { documentImportTexts } from './messages'

/** The documents that an undo leaves, each with the reason. */
export function KeptDocuments({ undo }: Pick<DocumentImportDetails, 'undo'>) {
  const t = useText(documentImportTexts)
  const { number } = useFormat()
  const named = undo.documents.length
  const staying = undo.kept.filter(({ reason }) => reason !== 'gone')
  const all = staying.reduce((sum, { count }) => sum + count, 0)

  return (
    <Card title={t('kept.title')}>
      <Row wrap gap={1} sx={{ px: 2, py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
        {undo.kept.map(({ reason, count }) => (
          <Muted key={reason} className="num" size={13}>
            {pair(t(`kept.reasons.${reason}`), number(count))}
          </Muted>
        ))}
      </Row>
      {named > 0 && (
        <BareList
          tabIndex={0}
          aria-label={t('kept.title')}
          sx={{ maxHeight: 420, overflow: 'auto' }}
        >
          {undo.documents.map((document) => (
            <Kept key={document.id} document={document} />
          ))}
        </BareList>
      )}
      {all > named && (
        <Muted size={12} sx={{ px: 2, py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          {t('kept.first', { count: named })}
        </Muted>
      )}
    </Card>
  )
}

function Kept({ document }: { document: DocumentImportDetails['undo']['documents'][number] }) {
  const t = useText(documentImportTexts)

  return (
    <Grid
      component="li"
      columns="minmax(0, 1fr) auto"
      gap={1.5}
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
        <bdi>{document.filename}</bdi>
        <Muted size={12}>{joinFacts([document.employee_name, document.type])}</Muted>
      </Box>
      <StatusChip tone="wait">{t(`kept.reasons.${document.reason}`)}</StatusChip>
    </Grid>
  )
}
