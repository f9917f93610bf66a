import type { EvidenceScope } from '@workledger/contracts/audit/audit.api'

export const en = {
  title: 'Evidence pack',
  scope: {
    payrun: (name: string) => `Pay run ${name}`,
    leaves: (name: string) => `Leaves of ${name}`,
    invoice: (name: string) => `Invoice ${name}`,
    period: (name: string) => `Events recorded ${name} (UTC)`,
  } satisfies Record<EvidenceScope, (name: string) => string>,
  facts: {
    company: 'Company',
    made: 'Made',
    by: 'By',
    events: 'Events',
    head: 'End of the log',
    chain: 'Chain of the log',
  },
  intact: 'Verified, nothing found',
  faulty: 'Something was found: see chain.json',
  proof: 'What this pack proves, and what not',
  proves: [
    'Run node verify.mjs in this folder. It recomputes the hash of each event from its content and the hash before it, and compares each file with files.json.',
    'An event that verifies has the content, the author and the times that the log chained. Personal fields are chained in encrypted form. The pack proves that, and when, the log got them. Only the server that made the pack vouches that the readable text here is the encrypted one.',
    'Between two events that do not follow each other, the log has events that are not in this pack. So the pack alone proves neither their order nor that it holds all events of its scope.',
    'Each event behind the first key is signed by the process that wrote it (signatures.json, keys.json). verify.mjs checks the signatures and prints the signing key of the installation: compare it with the key that the operator of the server has.',
    'A person who rewrites this whole folder can make it fit together again. Compare the hashes with anchors that were kept outside of the database (chain.json has those known to the server), or write down the SHA-256 of files.json that verify.mjs prints.',
  ],
  withheld: 'Content withheld: the link alone is here.',
  columns: { at: 'When (UTC)', who: 'Who', what: 'What', where: 'Record', position: 'Position' },
  behind: (name: string) => `signed in by ${name}`,
  system: 'Workledger',
  unknown: 'Unknown',
  documents: 'Documents',
  unprinted: 'could not be printed',
  more: (most: number) => `The first ${most} are here; there are more.`,
  none: 'None',
}
