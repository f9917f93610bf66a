import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.mjs'

/** More specs than this fail because something is broken, not because they depend on chance. */
const AT_MOST = 3

/**
 * The paths of the specs that failed in a run in groups (spec-groups.mjs), as its JSON report says;
 * none when there are more than a few or when a group failed as a whole. One that passes when it is
 * tried again by itself is no failure, but it is named at the end: it is to be mended, for it
 * depends on chance or on what ran before it.
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

/** Of these paths those whose specs passed, as the JSON report of a run without groups says. */
export function passedAlone(report, paths) {
  const names = new Set(
    suites(report).flatMap(({ name, status }) => (status === 'passed' ? [name] : [])),
  )
  return paths.filter((path) => names.has(join(root, path)))
}

const suites = (report) => JSON.parse(readFileSync(report, 'utf8')).testResults
