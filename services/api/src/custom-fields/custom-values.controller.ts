import { Controller } from '@nestjs/common'
import { customFieldsApi as api } from '@workledger/contracts/custom-fields/custom-fields.api'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import type { Call } from '../kernel/context'
import { sendFile } from '../kernel/files'
import { Route } from '../kernel/route'
import { CustomValuesService, type Owner } from './custom-values.service'

type Value = Upload | string | number | null

@Controller()
export class CustomValuesController {
  constructor(private readonly values: CustomValuesService) {}

  @Route(api.customFields)
  async list(call: Call<typeof api.customFields>) {
    return { data: await this.values.of(employee(call), asker(call)) }
  }

  @Route(api.setCustomField)
  async set(call: Call<typeof api.setCustomField>) {
    const { custom_field_type_id, value } = call.body
    return { data: await this.values.set(call.ctx, employee(call), asker(call), custom_field_type_id, value as Value) }
  }

  @Route(api.setCustomFields)
  async save(call: Call<typeof api.setCustomFields>) {
    await this.values.save(call.ctx, employee(call), asker(call), call.body.values, true)
    return { data: await this.values.of(employee(call), asker(call)) }
  }

  @Route(api.customFieldFile)
  async file(call: Call<typeof api.customFieldFile>, reply: any) {
    return sendFile(reply, await this.values.file(employee(call), asker(call), call.params.fieldId))
  }

  @Route(api.companyFields)
  async ofCompany(call: Call<typeof api.companyFields>) {
    return { data: await this.values.of(company(call), asker(call)) }
  }

  @Route(api.setCompanyField)
  async setOfCompany(call: Call<typeof api.setCompanyField>) {
    const { custom_field_type_id, value } = call.body
    return { data: await this.values.set(call.ctx, company(call), asker(call), custom_field_type_id, value as Value) }
  }

  @Route(api.setCompanyFields)
  async saveOfCompany(call: Call<typeof api.setCompanyFields>) {
    await this.values.save(call.ctx, company(call), asker(call), call.body.values, true)
    return { data: await this.values.of(company(call), asker(call)) }
  }

  @Route(api.companyFieldFile)
  async fileOfCompany(call: Call<typeof api.companyFieldFile>, reply: any) {
    return sendFile(reply, await this.values.file(company(call), asker(call), call.params.fieldId))
  }
}

const employee = ({ workspace, params: { id } }: { workspace: string; params: { id: string } }): Owner => ({
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
const asker = ({ admin, seesEverything }: { admin: boolean; seesEverything: boolean }) => ({ admin, everything: seesEverything })
