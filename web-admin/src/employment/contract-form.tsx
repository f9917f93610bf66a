import Button from '@mui/material/Button'
import { FormCard } from '@workledger/kit/form/form-card'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useConcerned } from '../kit/concerned'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { ContractPay, ContractTerms, ContractTime } from './contract-fields'
import { employmentTexts } from './messages'
import { SignedCopy } from './signed-copy'
import { type ContractProps, useContractForm } from './use-contract-form'

/** The terms of one version. Another effective date adds a version instead of changing this one. */
export function ContractForm({ employee, contract, onVersion }: ContractProps) {
  const t = useText(employmentTexts)
  const form = useContractForm({ employee, contract, onVersion })
  const may = useMay()('changeContract', useConcerned(employee))
  const off = { disabled: !may }
  const another = form.values.effective_on !== contract.effective_on

  return (
    <FormCard
      form={form}
      action={another ? t('newVersion') : undefined}
      locked={may ? undefined : t('locked')}
      aside={<ContractActions {...{ employee, contract, onVersion }} />}
    >
      <ContractTerms form={form} off={off} />
      <ContractPay form={form} off={off} contract={contract} />
      <ContractTime form={form} off={off} />
    </FormCard>
  )
}

/** The version's deletion, and its document. */
function ContractActions({ employee, contract, onVersion }: ContractProps) {
  const t = useText(employmentTexts)
  const { day } = useFormat()
  const { can } = useCurrent()

  const remove = useConsoleCommand('deleteContract', {
    onDone: () => {
      toast(t('toast.deleted'))
      onVersion(null)
    },
    onError: toastError,
  })

  const params = { id: employee, contractId: contract.id }

  const ask = async () => {
    if (
      await confirm({
        title: t('deleteTitle', { day: day(contract.effective_on) }),
        text: t('deleteText'),
        action: t('delete'),
        danger: true,
      })
    )
      remove.run({ params })
  }

  return (
    <Row align="stretch" gap={1}>
      {contract.can_be_deleted && can('edit_company') && (
        <Button
          variant="text"
          color="error"
          startIcon={<Icon name="trash" />}
          onClick={() => void ask()}
        >
          {t('delete')}
        </Button>
      )}
      <SignedCopy employee={employee} contract={contract} />
      {contract.document && (
        <Button
          variant="text"
          startIcon={<Icon name="download" />}
          onClick={() => void download(contract.document!.download_url).catch(toastError)}
        >
          {t('download')}
        </Button>
      )}
    </Row>
  )
}
