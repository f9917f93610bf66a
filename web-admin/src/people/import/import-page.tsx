import Box from '@mui/material/Box'
import { useText } from '@workledger/kit/i18n/i18n'
import { Denied } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { useMay } from '../../kit/may'
import { CheckStep } from './check-step'
import { ChooseFile } from './choose-file'
import { heldImport, useHeldImport } from './held-import'
import { importTexts } from './messages'
import type { NewFieldProps } from './new-field'
import { ResultStep } from './result-step'
import { RunningStep } from './running-step'

const steps = ['file', 'check', 'done'] as const

/** Imports people from a spreadsheet: the file, the preview, and the result. */
export default function ImportPage({ NewField }: { NewField: ComponentType<NewFieldProps> }) {
  const t = useText(importTexts)
  const may = useMay()
  const { step, reading, choices, running, report, error } = useHeldImport()
  useEffect(() => () => void heldImport.leave(), [])
  if (!may('importEmployees')) return <Denied />
  const wide = step === 'check' && reading

  return (
    <Page
      title={t('title')}
      crumbs={[{ label: t('employees'), to: '/admin/employees' }]}
      status={<Steps at={step === 'running' ? 'check' : step} />}
      secondary={[
        { label: t('past'), icon: 'history', to: '/admin/employees/imports' },
        { label: t('documents'), icon: 'file', to: '/admin/employees/document-imports' },
      ]}
      narrow={!wide}
    >
      <Step key={step}>
        {step === 'done' && report ? (
          <ResultStep report={report} name={reading?.file.name ?? ''} />
        ) : step === 'running' && running ? (
          <RunningStep running={running} />
        ) : wide ? (
          <CheckStep reading={reading} choices={choices} refused={error} NewField={NewField} />
        ) : (
          <ChooseFile held={reading?.file} />
        )}
      </Step>
    </Page>
  )
}

/** The present step, and the next ones. */
function Steps({ at }: { at: (typeof steps)[number] }) {
  const t = useText(importTexts)
  return (
    <BareList
      component="ol"
      aria-label={t('steps.label')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        fontSize: 13,
        color: 'text.secondary',
        'li + li::before': { content: '""', width: 16, height: '1px', bgcolor: 'tone.lineStrong' },
      }}
    >
      {steps.map((step, index) => (
        <Row
          component="li"
          key={step}
          aria-current={step === at ? 'step' : undefined}
          gap={0.75}
          sx={{ ...(step === at && { color: 'text.primary', fontWeight: 500 }) }}
        >
          <span className="num">{index + 1}</span>
          {t(`steps.${step}`)}
        </Row>
      ))}
    </BareList>
  )
}

/**
 * Each further step gets the focus, so that keyboard and screen readers continue at its beginning.
 */
function Step({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null)
      place.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Box ref={place} tabIndex={-1} sx={{ '&&, &&:focus-visible': { outline: 'none' } }}>
      {children}
    </Box>
  )
}
