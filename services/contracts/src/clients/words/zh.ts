import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    client: '客户',
  },
  fields: {
    clients: '客户',
    hrate: '小时费率',
    language: '文件语言',
  },
} satisfies WordsLike<typeof english>
