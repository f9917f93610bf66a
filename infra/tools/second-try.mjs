import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.mjs'

/** More failed specs than this come from a fault, not from chance. */
const AT_MOST = 3

/**
 * Returns the paths of the specs that failed in a run in groups (spec-groups.mjs), by its JSON
 * report. It returns none if more than a few failed or a group failed as a whole. A spec that
 * passes on its own is no failure, but is named at the end. Fix it, because it depends
 * on chance or on earlier specs.
 */
export function worthTryingAgain(report) {
  const failed = suites(report).filter(({ status }) => status === 'failed')
  const tests = failed.map(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  )
  if (tests.some((of) => of.length === 0)) return []
  const paths = [...new Set(tests.flat().map(({ ancestorTitles }) => ancestorTitles[0]))]

  return paths.length > AT_MOST ? [] : paths
}

/** Returns those of these paths whose specs passed, by the JSON report of a run without groups. */
export function passedAlone(report, paths) {
  const names = new Set(
    suites(report).flatMap(({ name, status }) => (status === 'passed' ? [name] : [])),
  )
  return paths.filter((path) => names.has(join(root, path)))
}

const suites = (report) => JSON.parse(readFileSync(report, 'utf8')).testResults
