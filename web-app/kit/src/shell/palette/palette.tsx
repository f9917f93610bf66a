import Dialog from '@mui/material/Dialog'
import { type ReactNode, useState } from 'react'
import { currentLanguage, useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { useGo } from '../../ui/app-link'
import { loadNeeded } from '../../ui/pages'
import type { PaletteStep } from '../../ui/palette-step'
import { toast } from '../../ui/toast'
import { paletteTexts } from './messages'
import { PaletteBody } from './palette-body'
import { rememberEntry, usePaletteEntries } from './palette-entries'
import type { PaletteEntry } from './palette-records'

// With the code, so that the first key after Ctrl+K reaches the field in every language.
void paletteTexts.load(currentLanguage())

interface OpenStep {
  label: string
  Step: PaletteStep
}

/**
 * Search for pages, records and actions; arrows choose, Enter goes, Esc returns. An action with
 * choices opens a second step, which Esc or Backspace in an empty field leaves.
 */
export default function Palette({ close }: { close: () => void }) {
  const [t, tp] = [useText(kitTexts), useText(paletteTexts)]
  const go = useGo()
  const [typed, setTyped] = useState('')
  const [step, setStep] = useState<OpenStep | null>(null)

  const show = (next: OpenStep | null) => {
    setTyped('')
    setStep(next)
  }

  const open = async ({ label, step: load }: PaletteEntry) => {
    try {
      const { default: Step } = await loadNeeded(load!)
      show({ label, Step })
    } catch {
      close()
      toast({ text: t('offlineShort'), tone: 'bad' })
    }
  }

  const choose = (entry: PaletteEntry) => {
    if (entry.step) return void open(entry)

    if (entry.stays) {
      setTyped('')
      return entry.run?.()
    }

    close()
    rememberEntry(entry)

    if (entry.to) go(entry.to)
    else entry.run?.()
  }

  const back = () => show(null)
  const common = { typed, type: setTyped, choose, list: step?.label ?? t('palette.open') }

  return (
    <Dialog
      open
      onClose={(_, reason) => (step && reason === 'escapeKeyDown' ? back() : close())}
      fullWidth
      maxWidth={false}
      slotProps={{
        paper: {
          'aria-label': step?.label ?? t('palette.open'),
          'aria-labelledby': undefined,
          sx: { width: 560, maxWidth: 560, alignSelf: 'flex-start', mt: { xs: 2, sm: '12vh' } },
        },
      }}
    >
      {step ? (
        <step.Step typed={typed}>
          {(found) => <PaletteBody {...common} {...found} back={back} />}
        </step.Step>
      ) : (
        <Everything typed={typed}>
          {(groups) => <PaletteBody {...common} label={tp('placeholder')} groups={groups} />}
        </Everything>
      )}
    </Dialog>
  )
}

type Groups = ReturnType<typeof usePaletteEntries>

interface EverythingProps {
  typed: string
  children: (groups: Groups) => ReactNode
}

/** The first step: all pages, actions and records. */
const Everything = ({ typed, children }: EverythingProps) => children(usePaletteEntries(typed))
