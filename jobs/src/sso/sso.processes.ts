import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { signOnEvents as s } from '@workledger/contracts/sso/sso.events'
import { mailDomainDecider } from '@workledger/domain/sso/mail-domain'
import { domainKey } from '@workledger/event-store/secrets/keyed-hash'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

interface OfDomain {
  data: { workspace_id: string; domain: string }
}

const release = async (
  { data: { workspace_id, domain } }: OfDomain,
  context: ProcessContext,
): Promise<void> => {
  await context.run(
    mailDomainDecider,
    domainKey(domain),
    { type: 'release', workspace_id },
    { workspace: SYSTEM_WORKSPACE },
  )
}

export const ssoProcesses: readonly Process[] = [
  process({ name: 'domain that a company gave up', on: s.MailDomainRemoved, react: release }),
  process({
    name: 'domain that a company can no longer prove',
    on: s.MailDomainLapsed,
    react: release,
  }),
]
