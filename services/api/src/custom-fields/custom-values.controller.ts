import { Controller } from '@nestjs/common'
import { customFieldsApi as api } from '@workledger/contracts/custom-fields/custom-fields.api'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import type { FastifyReply } from 'fastify'
import { changing } from '../kernel/commands/or-current'
import { sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { CustomValuesService, type Owner } from './custom-values.service'

type Value = Upload | string | number | null

@Controller()
export class CustomValuesController {
  constructor(private readonly values: CustomValuesService) {}

  @Route(api.customFields)
  async list(call: Call<typeof api.customFields>) {
    return this.answerWithValues(employeeOwner(call), call)
  }

  @Route(api.companyFields)
  async listOfCompany(call: Call<typeof api.companyFields>) {
    return this.answerWithValues(company(call), call)
  }

  @Route(api.setCustomField)
  async set(call: Call<typeof api.setCustomField>) {
    return this.changed(employeeOwner(call), call)
  }

  @Route(api.setCompanyField)
  async setOfCompany(call: Call<typeof api.setCompanyField>) {
    return this.changed(company(call), call)
  }

  @Route(api.setCustomFields)
  async save(call: Call<typeof api.setCustomFields>) {
    return this.saved(employeeOwner(call), call)
  }

  @Route(api.setCompanyFields)
  async saveOfCompany(call: Call<typeof api.setCompanyFields>) {
    return this.saved(company(call), call)
  }

  @Route(api.customFieldFile)
  async file(call: Call<typeof api.customFieldFile>, reply: FastifyReply) {
    return sendFile(
      reply,
      await this.values.file(employeeOwner(call), asker(call), call.params.fieldId),
    )
  }

  @Route(api.companyFieldFile)
  async fileOfCompany(call: Call<typeof api.companyFieldFile>, reply: FastifyReply) {
    return sendFile(reply, await this.values.file(company(call), asker(call), call.params.fieldId))
  }

  private async answerWithValues(owner: Owner, caller: Caller) {
    return { data: await this.values.readValues(owner, asker(caller)) }
  }

  private changed(
    owner: Owner,
    call: Caller & Pick<Call<typeof api.setCustomField>, 'ctx' | 'body' | 'seenOrNone'>,
  ) {
    const { custom_field_type_id, value } = call.body
    return changing(
      call.seenOrNone(owner.id),
      (seen) =>
        this.values.set(call.ctx, owner, asker(call), {
          field: custom_field_type_id,
          value: value as Value,
          seen,
        }),
      async () => ({ data: await this.values.readValue(owner, asker(call), custom_field_type_id) }),
    )
  }

  private saved(
    owner: Owner,
    call: Caller & Pick<Call<typeof api.setCustomFields>, 'ctx' | 'body' | 'seenOrNone'>,
  ) {
    return changing(
      call.seenOrNone(owner.id),
      (seen) =>
        this.values.save(call.ctx, owner, asker(call), {
          given: call.body.values,
          whole: true,
          seen,
        }),
      () => this.answerWithValues(owner, call),
    )
  }
}

interface Caller {
  admin: boolean
  seesEverything: boolean
}

const employeeOwner = ({
  workspace,
  params: { id },
}: {
  workspace: string
  params: { id: string }
}): Owner => ({
  workspace,
  id,
  category: 'employee',
  path: `/employees/${id}/custom_fields`,
})

const company = ({ workspace }: { workspace: string }): Owner => ({
  workspace,
  id: workspace,
  category: 'company',
  path: `/workspaces/${workspace}/custom_fields`,
})

const asker = ({ admin, seesEverything }: Caller) => ({ admin, everything: seesEverything })
