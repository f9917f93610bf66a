// @vitest-environment jsdom
import { lists } from '@workledger/contracts/registry'
import { describe, expect, it } from 'vitest'
import { areas } from './areas'
import { mayOpen } from './auth-provider'
import type { ResourceOf } from './kit/command'
import { consoleNavigation } from './navigation'
import { commands, resources } from './registry'

const pages = areas.flatMap(({ pages = [] }) => pages)

/** `payroll/:id` and `payroll/:run` are one address. */
const address = (path: string) => path.replace(/:\w+/g, ':')

const addresses = pages.map(({ path }) => address(path))

const doubled = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index)

const providers = import.meta.glob<Record<string, object>>('./*/*.provider.ts', { eager: true })

describe('areas of the console', () => {
  it('are each declared in a file of their folder', () => {
    const files = Object.keys(import.meta.glob('./*/*.area.ts'))
    expect(areas.length).toBe(files.length)
    expect(
      areas.map(({ name }) => `./${name}/${name}.area.ts`).filter((file) => !files.includes(file)),
    ).toEqual([])
  })

  it('go to addresses inside of their router, whose base is /admin', () => {
    const sources = import.meta.glob<string>('./**/*.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    })

    const twice = /(<Navigate[^>]*\bto=\{?|\bnavigate\()[`'"]\/admin/
    expect(Object.keys(sources).filter((file) => twice.test(sources[file]!))).toEqual([])
  })

  it('share no address, and open with lists that there are', () => {
    expect(doubled(addresses)).toEqual([])
    expect(pages.filter(({ opens }) => opens !== undefined && !(opens in resources))).toEqual([])
  })

  it('have only the list if they are the pages of a resource', () => {
    for (const { name, records, pages = [] } of areas) {
      if (!records) continue
      expect([name, pages.some(({ path }) => path === records)]).toEqual([name, true])
      expect(
        pages.filter(({ path }) => path !== records && !path.startsWith(`${records}/`)),
      ).toEqual([])
    }
  })

  it('have a page for every entry of the sidebar that leads to the console', () => {
    const files = Object.keys(import.meta.glob('./*/*.navigation.ts'))
    expect(consoleNavigation.map(({ name }) => `./${name}/${name}.navigation.ts`).sort()).toEqual(
      files.sort(),
    )

    for (const { name, navigation = [] } of consoleNavigation) {
      const own = areas.find((area) => area.name === name)?.pages ?? []
      expect([
        name,
        navigation.filter(({ to }) => !own.some(({ path }) => to === `/admin/${path}`)),
      ]).toEqual([name, []])
    }

    const documented = consoleNavigation.flatMap(({ inConsole = [] }) => inConsole)
    expect(documented.filter((path) => !addresses.includes(address(path)))).toEqual([])
  })

  it('have each list under its own name, for whom its definition names or for fewer', () => {
    for (const [name, { who, permission }] of Object.entries<ResourceOf>(resources)) {
      const defined = lists.find((list) => list.name === name)
      expect([name, permission]).toEqual([name, defined?.permission])
      expect([name, [defined?.who, 'admin']]).toEqual([name, expect.arrayContaining([who])])
    }

    expect(mayOpen(resources.announcements, ['edit_company', 'view_audit'])).toBe(false)
  })

  it('have every list and command of their providers in the registry, none twice', () => {
    const parts = (kind: string) =>
      Object.values(providers).flatMap((exports) =>
        Object.entries(exports).flatMap(([name, part]) =>
          name.endsWith(kind) ? Object.keys(part) : [],
        ),
      )

    expect(parts('Resources').sort()).toEqual(Object.keys(resources).sort())
    expect(parts('Commands').sort()).toEqual(Object.keys(commands).sort())
  })
})
