import { useFormat } from '@workledger/kit/i18n/format'

/** The kinds of a rule's column; none means all. */
export function RuleKinds({ names, all }: { names: readonly string[]; all: string }) {
  const { listed } = useFormat()
  return names.length === 0 ? all : <bdi>{listed([...names])}</bdi>
}
