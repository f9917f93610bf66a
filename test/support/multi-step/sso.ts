import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { ssoApi } from '@workledger/contracts/sso/sso.api'
import { mailDomainDecider } from '@workledger/domain/sso/mail-domain'
import { signOnDecider } from '@workledger/domain/sso/sign-on'
import { uuid } from '@workledger/event-store/ids'
import { domainKey } from '@workledger/event-store/secrets/keyed-hash'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany } from '../people'
import type { Product } from '../product'
import { next, types } from './company'

/** Mail domains that another company may prove afterwards. */
export const ssoCommands: readonly MultiStepCommand[] = [
  {
    name: 'a mail domain that is given up',
    appends: 2,
    reserves: 0,
    async prepare(product) {
      const { company, domain, domain_id } = await proven(product)

      return {
        act: () =>
          product.call(ssoApi.removeMailDomain, {
            token: company.admin.token,
            params: { ws: company.ws, domain: domain_id },
          }),
        complete: () => isReleased(product, domain),
      }
    },
  },
  {
    name: 'a mail domain that is no longer proven',
    byClock: true,
    appends: 2,
    reserves: 0,
    async prepare(product) {
      const { company, domain, domain_id } = await proven(product)
      const id = company.ws
      const command = { type: 'check-domain', workspace_id: id, domain_id, found: false } as const

      return {
        async act() {
          await new SystemCommands(product.store)
            .run(signOnDecider, { workspace: id, id }, command)
            .catch(() => {})
          return { status: 200, body: {}, headers: {} }
        },
        complete: () => isReleased(product, domain),
      }
    },
  },
]

/** Makes a company with a proven domain. */
async function proven(product: Product) {
  const company = await createCompany(product)
  const { ws } = company
  const domain = `gone-${next()}.invalid`
  const domain_id = uuid()
  const commands = new SystemCommands(product.store)
  const of = { workspace_id: ws, domain_id }

  for (const command of [
    { type: 'add-domain', ...of, domain, code: 'code' },
    { type: 'check-domain', ...of, found: true },
  ] as const)
    await commands.run(signOnDecider, { workspace: ws, id: ws }, command)

  await commands.run(
    mailDomainDecider,
    { workspace: SYSTEM_WORKSPACE, id: domainKey(domain) },
    { type: 'take', workspace_id: ws },
  )

  return { company, domain, domain_id }
}

const isReleased = async (product: Product, domain: string) =>
  expect(await types(product, `mail-domain-${domainKey(domain)}`)).toEqual([
    'MailDomainTaken',
    'MailDomainReleased',
  ])
