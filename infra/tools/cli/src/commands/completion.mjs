import { usage } from '../failure.mjs'

const optionsOf = ({ options = {} }) =>
  ['json', 'help', ...Object.keys(options)].map((name) => `--${name}`)
const wordsOf = ({ words = [] }) => words

const shells = {
  bash: (commands) => `# workledger completion bash >> ~/.bashrc
_workledger() {
  local word=\${COMP_WORDS[COMP_CWORD]}
  if [ "$COMP_CWORD" = 1 ]; then
    COMPREPLY=($(compgen -W "${Object.keys(commands).join(' ')} --help --version" -- "$word"))
    return
  fi
  case \${COMP_WORDS[1]} in
${Object.entries(commands)
  .map(
    ([name, command]) =>
      `    ${name}) COMPREPLY=($(compgen -W "${[...wordsOf(command), ...optionsOf(command)].join(' ')}" -- "$word")) ;;`,
  )
  .join('\n')}
  esac
}
complete -o default -F _workledger workledger
`,
  zsh: (commands) => `#compdef workledger
# workledger completion zsh > "\${fpath[1]}/_workledger"
_workledger() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${Object.entries(commands)
  .map(
    ([name, { summary }]) =>
      `      '${name}:${summary.replaceAll("'", '’').replaceAll(':', '\\:')}'`,
  )
  .join('\n')}
    )
    _describe command commands
    return
  fi
  case $words[2] in
${Object.entries(commands)
  .map(
    ([name, command]) =>
      `    ${name}) compadd -- ${[...wordsOf(command), ...optionsOf(command)].join(' ')} ;;`,
  )
  .join('\n')}
  esac
  _files
}
if [ "$funcstack[1]" = _workledger ]; then _workledger; else compdef _workledger workledger; fi
`,
  fish: (commands) => `# workledger completion fish > ~/.config/fish/completions/workledger.fish
complete -c workledger -n __fish_use_subcommand -f
${Object.entries(commands)
  .flatMap(([name, command]) => [
    `complete -c workledger -n __fish_use_subcommand -f -a ${name} -d '${command.summary.replaceAll("'", '’')}'`,
    ...wordsOf(command).map(
      (word) => `complete -c workledger -n '__fish_seen_subcommand_from ${name}' -f -a ${word}`,
    ),
    ...optionsOf(command).map(
      (option) =>
        `complete -c workledger -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}`,
    ),
  ])
  .join('\n')}
`,
}

/** Prints the completion of a shell, made from the commands themselves. */
export const completionOf = (commands) => ({
  summary: 'Print the completion for a shell',
  usage: 'workledger completion bash|zsh|fish',
  words: Object.keys(shells),
  examples: ['workledger completion bash >> ~/.bashrc'],
  async run(io, { words: [shell] }) {
    if (!Object.hasOwn(shells, shell ?? '')) throw usage('Name a shell: bash, zsh or fish.')
    io.stdout.write(shells[shell](commands()))
  },
})
