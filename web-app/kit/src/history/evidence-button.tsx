import Button from '@mui/material/Button'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { useState } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { call } from '../net/client'
import { useMember } from '../net/current'
import { downloadBy } from '../net/download'
import { busyProps } from '../ui/busy-props'
import { Icon } from '../ui/icon'
import { toastError } from '../ui/toast'

/** A record for an evidence pack. */
export type EvidenceOf =
  | { scope: 'payrun' | 'invoice' | 'leaves'; id: string }
  /** UTC days on which events were recorded. */
  | { scope: 'period'; from: string; to: string }

/** Returns the download of a record's evidence pack; null for people whom the server would refuse. */
export function useEvidence(of: EvidenceOf | null) {
  const t = useText(kitTexts)
  const { workspace, can, admin } = useMember()
  const [busy, setBusy] = useState(false)
  if (!of || (!admin && !can('view_audit'))) return null

  const get = () => {
    setBusy(true)
    void call(auditApi.evidenceLink, { params: { ws: workspace.id }, query: { ...of } })
      .then(downloadBy)
      .catch(toastError)
      .finally(() => setBusy(false))
  }

  return { label: t('history.evidence'), busy, get }
}

/** Downloads the evidence pack of a record; absent for people whom the server would refuse. */
export function EvidenceButton({ of }: { of: EvidenceOf }) {
  const pack = useEvidence(of)
  if (!pack) return null

  return (
    <Button
      size="small"
      variant="text"
      {...busyProps(pack.busy, pack.get)}
      startIcon={<Icon name="download" />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {pack.label}
    </Button>
  )
}
