import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Popover from '@mui/material/Popover'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { described, type Look, TextField } from '@workledger/kit/form/fields'
import type { FieldProps } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { Strong } from '@workledger/kit/ui/text'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { consoleTexts } from './messages'

/** The parts of HTML that the server keeps, so that it removes nothing that can be written here. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto'],
      isAllowedUri: (address) => ADDRESS.test(address ?? ''),
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
  }),
]

const ADDRESS = /^(https?:\/\/|mailto:)[^\s<>"'`\\]+$/i

/** Text with headings, lists, emphasis and links, as HTML; empty without content. */
export default function RichTextField({
  value,
  onChange,
  error,
  label,
  hint,
  disabled,
}: FieldProps<string> & Look) {
  const id = useId()

  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(described(id, error, hint) && { 'aria-describedby': described(id, error, hint)! }),
        dir: 'auto',
      },
    },
  })

  // Discarding restores the saved text. A panel that is shown again gets another editor, after this
  // has run with the one before.
  useEffect(() => {
    if (editor.isDestroyed) return

    if (value !== editor.getHTML() && !(value === '' && editor.isEmpty))
      editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    editor.setEditable(!disabled, false)
  }, [editor, disabled])

  return (
    <Box sx={{ minWidth: 0 }}>
      <Strong id={`${id}-label`} sx={{ mb: 0.5, fontSize: 13 }}>
        {label}
      </Strong>
      <Box
        sx={{
          border: 1,
          borderColor: 'tone.lineStrong',
          borderRadius: 1,
          '&:focus-within': { borderColor: 'primary.main' },
          '& .tiptap': {
            minHeight: 160,
            maxHeight: 480,
            overflowY: 'auto',
            px: 1.5,
            py: 1,
            outline: 'none',
            overflowWrap: 'anywhere',
          },
          '& .tiptap :is(p, ul, ol, blockquote, h2, h3, h4)': { m: 0, mb: 1 },
          '& .tiptap li p': { mb: 0 },
          '& .tiptap :is(h2, h3, h4)': { fontWeight: 600 },
          '& .tiptap h2': { fontSize: 18 },
          '& .tiptap h3': { fontSize: 16 },
          '& .tiptap h4': { fontSize: 14 },
          '& .tiptap blockquote': {
            borderInlineStart: '3px solid',
            borderColor: 'tone.lineStrong',
            paddingInlineStart: 1.5,
          },
          '& .tiptap a': { color: 'primary.main' },
        }}
      >
        {!disabled && <Toolbar editor={editor} label={label} />}
        <EditorContent editor={editor} />
      </Box>
      {(error || hint) && (
        <FormHelperText id={`${id}-help`} error={Boolean(error)} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </FormHelperText>
      )}
    </Box>
  )
}

/** Visible only: the button has a name in words. */
const sign = (text: string) => (
  <Box component="span" sx={{ '&::before': { content: `"${text}"` } }} />
)

function Toolbar({ editor, label }: { editor: Editor; label: ReactNode }) {
  const t = useText(consoleTexts)
  const [link, setLink] = useState<{ at: HTMLElement; address: string } | null>(null)

  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      heading: editor.isActive('heading', { level: 2 }),
      subheading: editor.isActive('heading', { level: 3 }),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
    }),
  })

  const write = () => editor.chain().focus()

  const tools: [name: keyof typeof active, look: ReactNode, run: (at: HTMLElement) => void][] = [
    ['bold', <b key="b">B</b>, () => write().toggleBold().run()],
    ['italic', <i key="i">I</i>, () => write().toggleItalic().run()],
    ['underline', <u key="u">U</u>, () => write().toggleUnderline().run()],
    ['heading', sign('H1'), () => write().toggleHeading({ level: 2 }).run()],
    ['subheading', sign('H2'), () => write().toggleHeading({ level: 3 }).run()],
    ['bullets', sign('•'), () => write().toggleBulletList().run()],
    ['numbers', sign('1.'), () => write().toggleOrderedList().run()],
    ['quote', sign('”'), () => write().toggleBlockquote().run()],
    [
      'link',
      <Icon key="link" name="link" />,
      (at) => setLink({ at, address: (editor.getAttributes('link').href as string) ?? '' }),
    ],
  ]

  const apply = () => {
    if (!link) return
    const href = /^[^\s:/@]+@[^\s@]+$/.test(link.address)
      ? `mailto:${link.address}`
      : link.address.trim()
    if (href && !ADDRESS.test(href)) return
    setLink(null)
    const chain = write().extendMarkRange('link')
    if (!href) return chain.unsetLink().run()

    // Without selected words, the address becomes the link's text.
    if (editor.state.selection.empty && !active.link)
      return write()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()

    return chain.setLink({ href }).run()
  }

  return (
    <Row
      role="toolbar"
      aria-label={typeof label === 'string' ? pair(t('rich.toolbar'), label) : t('rich.toolbar')}
      align="stretch"
      wrap
      gap={0.25}
      sx={{ p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {tools.map(([name, look, run]) => (
        <Button
          key={name}
          aria-label={t(`rich.${name}`)}
          title={t(`rich.${name}`)}
          aria-pressed={active[name]}
          variant="text"
          color={active[name] ? 'primary' : 'inherit'}
          sx={{ minWidth: 32, px: 0.5, bgcolor: active[name] ? 'tone.accentSoft' : undefined }}
          onClick={(event) => run(event.currentTarget)}
        >
          {look}
        </Button>
      ))}
      <Popover
        open={link !== null}
        anchorEl={link?.at}
        onClose={() => setLink(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('rich.link') } as object }}
      >
        <Row
          align="end"
          gap={1}
          sx={{ p: 1.5, width: 'min(360px, 90vw)' }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            apply()
          }}
        >
          <Box sx={{ flex: 1 }}>
            <TextField
              name="address"
              autoFocus
              label={t('rich.address')}
              placeholder="https://"
              value={link?.address ?? ''}
              onChange={(address) => setLink((before) => before && { ...before, address })}
            />
          </Box>
          <Button onClick={apply}>{t('rich.apply')}</Button>
        </Row>
      </Popover>
    </Row>
  )
}
