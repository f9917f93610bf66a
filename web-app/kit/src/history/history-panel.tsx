import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, use } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { AppLink } from '../ui/app-link'
import { InPage } from '../ui/form-history'
import { Icon } from '../ui/icon'
import { Grow, Panel, Row } from '../ui/layout'
import { Heading, Muted } from '../ui/text'
import { EvidenceButton, type EvidenceOf } from './evidence-button'
import { HistoryList, useAuditRecord } from './history-list'
import type { HistoryWords } from './history-step'

export type { HistoryWords }

interface Props {
  stream: string
  /** A record of the installation, for operators. */
  ofInstallation?: boolean
  /** One record in a stream of several. */
  subject?: string | undefined
  /** The record's name, under the heading. */
  title?: string
  words?: HistoryWords
  /** The record of the evidence pack for auditors and administrators. */
  evidence?: EvidenceOf
  /** Further lists of events below the record's own. */
  below?: ReactNode
  onClose: () => void
}

/** A record's whole history: author, time, old and new values. */
export function HistoryPanel(props: Props) {
  const t = useText(kitTexts)
  const { onClose } = props

  if (use(InPage))
    return (
      <Panel component="aside" aria-label={t('history.title')} sx={inPage}>
        <PanelContent {...props} />
      </Panel>
    )

  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-label': t('history.title'),
          sx: {
            width: { xs: '100%', sm: 400 },
            boxShadow: '0 0 40px rgb(10 14 20 / .14)',
            borderInlineStart: '1px solid',
            borderColor: 'divider',
          },
        },
      }}
    >
      <PanelContent
        {...props}
        close={
          <IconButton autoFocus aria-label={t('actions.close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        }
      />
    </Drawer>
  )
}

/** It follows the form, and scrolls by itself if it is longer than the window. */
const inPage = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  position: 'sticky',
  top: 76,
  maxHeight: 'calc(100dvh - 96px)',
} as const

function PanelContent({
  stream,
  ofInstallation = false,
  subject,
  title,
  words = {},
  evidence,
  below,
  close,
}: Props & { close?: ReactNode }) {
  const t = useText(kitTexts)
  const record = useAuditRecord(stream, ofInstallation)

  return (
    <>
      <Row
        component="header"
        gap={1}
        sx={{ minHeight: 56, paddingInline: '20px 12px', borderBottom: 1, borderColor: 'divider' }}
      >
        <Grow>
          <Heading sx={{ lineHeight: '20px' }}>{t('history.title')}</Heading>
          {title && (
            <Muted
              size={12}
              sx={{
                lineHeight: '16px',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              }}
            >
              {title}
            </Muted>
          )}
        </Grow>
        {record && (
          <Button
            size="small"
            variant="text"
            component={AppLink}
            to={record}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {t('history.inAudit')}
          </Button>
        )}
        {evidence && <EvidenceButton of={evidence} />}
        {close}
      </Row>
      <HistoryList
        stream={stream}
        ofInstallation={ofInstallation}
        subject={subject}
        words={words}
      />
      {below}
    </>
  )
}
