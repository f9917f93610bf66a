import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    structure: '公司架构',
  },
  fields: {
    second_factor: '要求第二重验证',
    address_line_1: '地址第1行',
    address_line_2: '地址第2行',
    department: '部门',
    designation: '职务',
    main: '总部办公地点',
    offices: '办公地点',
    permissions: '权限',
    roles: '角色',
  },
} satisfies WordsLike<typeof english>
