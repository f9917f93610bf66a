import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { openingsApi } from '@workledger/contracts/recruiting/openings.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import { makeDemo } from '@workledger/infra/demo/demo'
import { DemoCalls } from '@workledger/infra/demo/demo-calls'
import { ar } from '@workledger/infra/demo/words/ar'
import { es } from '@workledger/infra/demo/words/es'
import { fr } from '@workledger/infra/demo/words/fr'
import { it as italian } from '@workledger/infra/demo/words/it'
import { zh } from '@workledger/infra/demo/words/zh'
import { type Product, startProduct } from '../support/product'

/** Names of people, firms and streets, which are the same in all languages. */
const NAMES =
  /^(Northwind (Works|Labs)|Helios Energy|Orbit Foods|Hudson Clinics|Atelier Verde|Rua |Avenida |220 Water|410 West|18 rue|Invalidenstra|Conservatória |Approbations de paie, |[A-Z]\p{L}+ [A-Z]\p{L}+$)/u

const translated = new Set([zh, es, fr, italian, ar].flatMap((words) => Object.values(words)))

/** Reports the texts of records that have no translation. */
class ListeningCalls extends DemoCalls {
  readonly untranslated = new Set<string>()

  override call<E extends Endpoint<any, any, any, any>>(endpoint: E, input: any) {
    // Holidays have the names of the offices' countries.
    if ((endpoint as Endpoint) !== leaveRulesApi.importHolidays) this.listen(input.body)
    return super.call(endpoint, input)
  }

  private listen(value: unknown): void {
    if (typeof value === 'string') {
      const isText = /[A-Za-z]{2} [A-Za-z]/.test(value) && !NAMES.test(value)
      if (isText && this.say(value) === value && !translated.has(value))
        this.untranslated.add(value)
    } else if (Array.isArray(value)) {
      for (const each of value) this.listen(each)
    } else if (value && Object.getPrototypeOf(value) === Object.prototype) {
      for (const each of Object.values(value)) this.listen(each)
    }
  }
}

describe('the demo company in French', () => {
  let product: Product
  let demo: ListeningCalls

  beforeAll(async () => {
    product = await startProduct({ captcha: true })
    const settled = async () =>
      void (await product.progress.waitFor((await product.store.head())!, 60_000))
    // The first minutes of a month, which west of Greenwich has not begun.
    demo = new ListeningCalls(product.app, settled, new Date('2026-12-01T00:05:00Z'), 'fr')
    await makeDemo(demo)
    await settled()
  }, 300_000)

  afterAll(() => product?.stop())

  it('has no text in English', () => {
    expect(product.errors).toEqual([])
    expect([...demo.untranslated]).toEqual([])
  })

  it('names its records in French', async () => {
    const admin = { token: demo.member('ines').token, params: { ws: demo.workspace } }
    const names = ({ body }: { body: { data: readonly { name?: string; title?: string }[] } }) =>
      body.data.map(({ name, title }) => name ?? title)

    expect(names(await product.call(leaveRulesApi.leaveTypes, admin))).toContain('Congés payés')
    expect(names(await product.call(structureApi.offices, admin))).toContain('Lisbonne')
    expect(names(await product.call(projectsApi.projects, admin))).toContain(
      'Entrepôt frigorifique Orbit',
    )
    expect(names(await product.call(openingsApi.openings, admin))).toContain(
      'Ingénierie d’automatisme',
    )
    expect(names(await product.call(surveysApi.surveys, admin))).toContain('Bureau et outils')
  })
})
