import {
  againBody,
  type Factor,
  factorNameBody,
  factorsApi,
} from '@workledger/contracts/access/factors.api'
import { AgainField } from '@workledger/kit/areas/access/again-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCommand } from '@workledger/kit/net/query'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { factorTexts } from './messages'
import { RecoveryCodes } from './recovery-codes'

const invalidates = [factorsApi.ownFactors]

interface Props {
  factor: Factor
  /** It is the only one of the account. */
  last?: boolean
  close: () => void
}

export function FactorRemoval({ factor, last, close }: Props) {
  const t = useText(factorTexts)
  const remove = useCommand(factorsApi.removeFactor, { invalidates })

  const form = useForm({
    schema: againBody,
    initial: { current_password: '' },
    submit: async (body) => {
      await remove.send({ params: { factor: factor.id }, body })
      toast(t('removed'))
      close()
    },
  })

  return (
    <FormDialog
      title={t('removeTitle', { name: isolated(factor.name) })}
      action={t('remove')}
      danger
      form={form}
      onClose={close}
    >
      <Muted>{t(last ? 'removeLast' : 'removeText')}</Muted>
      <AgainField {...form.field('current_password')} label={t('password')} />
    </FormDialog>
  )
}

export function FactorName({ factor, close }: Props) {
  const t = useText(factorTexts)
  const rename = useCommand(factorsApi.nameFactor, { invalidates })

  const form = useForm({
    schema: factorNameBody,
    initial: { name: factor.name },
    submit: async (body) => {
      await rename.send({ params: { factor: factor.id }, body })
      toast(t('renamed'))
      close()
    },
  })

  return (
    <FormDialog
      title={t('renameTitle', { name: isolated(factor.name) })}
      action={t('save')}
      form={form}
      onClose={close}
    >
      <TextField {...form.field('name')} required autoFocus label={t('name')} />
    </FormDialog>
  )
}

export function NewCodes({ close }: Pick<Props, 'close'>) {
  const t = useText(factorTexts)
  const make = useCommand(factorsApi.makeRecoveryCodes, { invalidates })
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  const form = useForm({
    schema: againBody,
    initial: { current_password: '' },
    submit: async (body) => setCodes((await make.send({ body })).data.recovery_codes),
  })

  if (codes) return <RecoveryCodes codes={codes} close={close} />

  return (
    <FormDialog title={t('newTitle')} action={t('make')} form={form} onClose={close}>
      <Muted>{t('newText')}</Muted>
      <AgainField {...form.field('current_password')} label={t('password')} />
    </FormDialog>
  )
}
