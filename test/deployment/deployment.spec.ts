import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Environment } from '@workledger/infra/server/environment'
import { parse, parseAllDocuments } from 'yaml'
import { rendered } from './go-template'

const infra = join(__dirname, '../../infra/deploy')
const read = (path: string) => readFileSync(join(infra, path), 'utf8')

const known = Object.keys(Environment.shape)
const roles = ['api', 'projector', 'worker']

describe('infra/deploy/compose.yaml', () => {
  const { services, configs, volumes } = parse(read('compose.yaml'), { merge: true })

  it('runs each role, of which there may be several, with variables that the server knows', () => {
    for (const role of roles) {
      const { environment, deploy, read_only } = services[role]

      expect({ role, ROLES: environment.ROLES, read_only }).toEqual({
        role,
        ROLES: role,
        read_only: true,
      })

      expect(deploy.replicas).toMatch(/:-2\}$/)
      expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([])
    }
  })

  it("gives the owner's address only to the migrating process, before any other", () => {
    expect(services.migrate).toMatchObject({ restart: 'no', environment: { MIGRATE_ONLY: '1' } })
    expect(services.migrate.environment.DATABASE_URL).toContain('POSTGRES_PASSWORD')

    for (const role of roles) {
      const { environment, depends_on } = services[role]
      expect(new URL(environment.DATABASE_URL)).toMatchObject({ username: '', password: '' })
      expect(depends_on.migrate).toEqual({ condition: 'service_completed_successfully' })
    }
  })

  it('has three nodes of EventStoreDB that know each other, started only with their profile', () => {
    const nodes = Object.keys(services).filter((name) => name.startsWith('eventstore'))
    expect(nodes).toHaveLength(3)

    for (const name of nodes) {
      const { environment, profiles, restart } = services[name]

      expect({ profiles, restart, size: environment.EVENTSTORE_CLUSTER_SIZE }).toEqual({
        profiles: ['eventstore'],
        restart: 'always',
        size: '3',
      })

      const others = nodes.filter((other) => other !== name).map((other) => `${other}:2113`)
      expect(environment.EVENTSTORE_GOSSIP_SEED.split(',')).toEqual(others)

      expect([
        environment.EVENTSTORE_NODE_HOST_ADVERTISE_AS,
        environment.EVENTSTORE_REPLICATION_HOST_ADVERTISE_AS,
      ]).toEqual([name, name])
    }
  })

  it('names no volume, config or service that is not there', () => {
    for (const [name, service] of Object.entries<any>(services)) {
      for (const volume of service.volumes ?? [])
        expect([name, Object.keys(volumes)]).toEqual([
          name,
          expect.arrayContaining([volume.split(':')[0]]),
        ])

      for (const { source } of service.configs ?? []) expect(Object.keys(configs)).toContain(source)

      for (const other of Object.keys(service.depends_on ?? {}))
        expect(Object.keys(services)).toContain(other)
    }

    expect(configs.balancer.content).toContain('server api:3000')
  })
})

describe('infra/deploy/helm', () => {
  const values = { Values: parse(read('helm/values.yaml')), Release: { Name: 'hr' } }

  const objects = (given: typeof values) =>
    readdirSync(join(infra, 'helm/templates')).flatMap((file) =>
      parseAllDocuments(rendered(read(`helm/templates/${file}`), given)).flatMap((document) => {
        expect([file, document.errors, document.warnings]).toEqual([file, [], []])
        return document.contents === null ? [] : [document.toJS()]
      }),
    )

  const all = objects(values)
  const of = (kind: string) => all.filter((one) => one.kind === kind)

  it('makes whole objects, each of one name', () => {
    for (const { apiVersion, kind, metadata } of all)
      expect([apiVersion, kind, metadata.name]).toEqual([
        expect.stringMatching(/^([a-z0-9.]+\/)?v\d$/),
        expect.any(String),
        expect.stringMatching(/^hr(-|$)/),
      ])

    const names = all.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
    expect(new Set(names).size).toBe(names.length)

    expect(names).toEqual(
      expect.arrayContaining([
        'Service hr',
        'Ingress hr',
        'ConfigMap hr-variables',
        'PersistentVolumeClaim hr-files',
      ]),
    )
  })

  it('runs each role twice, none as root and none with a file system that it can write', () => {
    const deployments = of('Deployment')
    expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(
      roles.map((role) => `hr-${role}`),
    )

    for (const { spec, metadata } of deployments) {
      const [container] = spec.template.spec.containers
      expect(spec.replicas).toBe(2)
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels)
      expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true)
      expect(container.securityContext.readOnlyRootFilesystem).toBe(true)
      expect(container.env).toEqual([{ name: 'ROLES', value: container.name }])
      expect(metadata.name).toBe(`hr-${container.name}`)
      const { livenessProbe, readinessProbe, ports } = container

      expect([livenessProbe.httpGet.path, readinessProbe.httpGet.path, ports[0].name]).toEqual([
        '/healthz',
        '/readyz',
        'http',
      ])

      expect(spec.strategy).toEqual({ type: 'Recreate' })
      const mounted = container.volumeMounts.map(({ name }: { name: string }) => name).sort()
      expect(spec.template.spec.volumes.map(({ name }: { name: string }) => name).sort()).toEqual(
        mounted,
      )
      const [, { configMapRef }] = container.envFrom
      expect(all.find((one) => one.metadata.name === configMapRef.name)?.kind).toBe('ConfigMap')
    }
  })

  it("gives the owner's address to the container that migrates, and to no other", () => {
    for (const { spec } of of('Deployment')) {
      const { initContainers, containers } = spec.template.spec
      expect(initContainers).toHaveLength(1)
      const secrets = (container: { envFrom: { secretRef?: { name: string } }[] }) =>
        container.envFrom.flatMap(({ secretRef }) => secretRef?.name ?? [])
      expect(secrets(initContainers[0])).toEqual(['workledger', 'workledger-owner'])
      expect(secrets(containers[0])).toEqual(['workledger'])
      expect(initContainers[0].env).toEqual([{ name: 'MIGRATE_ONLY', value: '1' }])
    }
  })

  it('leads from the ingress to the processes that serve HTTP', () => {
    const [service] = of('Service')
    const [ingress] = of('Ingress')
    const [rule] = ingress.spec.rules
    expect(rule.host).toBe('hr.example.com')

    expect(rule.http.paths[0].backend.service).toEqual({
      name: service.metadata.name,
      port: { name: service.spec.ports[0].name },
    })

    const api = of('Deployment').find(({ metadata }) => metadata.name === 'hr-api')
    expect(api.spec.template.metadata.labels).toMatchObject(service.spec.selector)
    const without = objects({ ...values, Values: { ...values.Values, ingressClass: '' } })
    expect(without.filter(({ kind }) => kind === 'Ingress')).toEqual([])
  })

  it('gives variables that the server knows, and keeps secrets out of the chart', () => {
    const { data } = of('ConfigMap')[0]
    expect(Object.keys(data).filter((name) => !known.includes(name))).toEqual([])
    expect(Object.keys(data).filter((name) => /KEY|SECRET|DATABASE_URL|TOKEN/.test(name))).toEqual(
      [],
    )
    expect(() => objects({ ...values, Values: {} })).toThrow(/^There is no/)
  })
})
