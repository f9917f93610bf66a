import ts from 'typescript'
import { capital } from './new-files'
import { parsed } from './source-texts'
import type { Tree } from './text-files'

/** The shipped language whose entries a new one gets, too. */
const MODEL = 'it'

/** Returns the registries with a new language, and its own list of errors. */
export function registered(tree: Tree, language: string): Map<string, string> {
  const files = new Map<string, string>()

  for (const path of tree.paths) {
    if (/(?:^|[./])(?:[a-z]{2}|spec)\.tsx?$/.test(path)) continue
    const content = tree.read(path) ?? ''
    if (!/[./]it'/.test(content) || content.includes(`/${language}'`)) continue
    if (content.includes(`.${language}'`)) continue
    const after = withLanguage(path, content, language)
    if (after !== content) files.set(path, after)
  }

  const errors = 'services/contracts/src/errors.'
  const model = tree.read(`${errors}${MODEL}.ts`)
  if (model && !tree.paths.includes(`${errors}${language}.ts`))
    files.set(`${errors}${language}.ts`, inLanguage(model, language))

  return files
}

const inLanguage = (model: string, language: string) =>
  model
    .replace(/(?<=rrors)It\b/g, capital(language))
    .replace(/(?<=[./])it(?=')/g, language)
    .replace('in Italian', `in ${new Intl.DisplayNames('en', { type: 'language' }).of(language)}`)

/** Repeats each import, property and name of the model language for another one. */
function withLanguage(path: string, content: string, language: string): string {
  const source = parsed(path, content)
  const added: { at: number; text: string }[] = []

  const repeat = (node: ts.Node, separator: string) =>
    added.push({ at: node.end, text: separator + renamed(node.getText(), language) })

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (ofModel(node.moduleSpecifier)) repeat(node, '\n')
      return
    }

    if (ts.isShorthandPropertyAssignment(node) && node.name.text === MODEL) repeat(node, ', ')
    else if (ts.isPropertyAssignment(node) && node.name.getText() === MODEL) repeat(node, ', ')
    else ts.forEachChild(node, visit)
  }

  visit(source)

  return added.reduceRight(
    (text, { at, text: more }) => text.slice(0, at) + more + text.slice(at),
    content,
  )
}

const ofModel = (specifier: ts.Expression) =>
  ts.isStringLiteral(specifier) && specifier.text.split(/[./]/).at(-1) === MODEL

const renamed = (source: string, language: string) =>
  source.replace(/\bit\b/g, language).replace(/(?<=\w)It\b/g, capital(language))
