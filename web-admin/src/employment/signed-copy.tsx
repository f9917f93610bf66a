import Button from '@mui/material/Button'
import type { Contract } from '@workledger/contracts/employment/employment.api'
import { acceptOf } from '@workledger/contracts/kernel/file-types'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Icon } from '@workledger/kit/ui/icon'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useRef } from 'react'
import { useConcerned } from '../kit/concerned'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { employmentTexts } from './messages'

const megabyte = 1024 * 1024

/** Uploads the signed copy of one version. */
export function SignedCopy({ employee, contract }: { employee: string; contract: Contract }) {
  const t = useText(employmentTexts)
  const kit = useText(kitTexts)
  const may = useMay()('changeContract', useConcerned(employee))
  const input = useRef<HTMLInputElement>(null)

  const upload = useConsoleCommand('changeContract', {
    onDone: () => void toast(t('toast.uploaded')),
    onError: toastError,
  })

  if (!may) return null

  const take = (file: File | undefined) => {
    if (!file) return

    if (file.size > megabyte) toast({ text: kit('file.tooLarge'), tone: 'bad' })
    else
      upload.run({
        params: { id: employee, contractId: contract.id },
        body: { file },
        shown: contract,
      })
  }

  return (
    <>
      <Button
        variant="text"
        startIcon={<Icon name="upload" />}
        {...busyProps(upload.busy, () => input.current?.click())}
      >
        {t('copy')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(['document', 'image'])}
        aria-label={t('copy')}
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}
