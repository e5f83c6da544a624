/**
 * Patterns of chat templates, role-play messages and tool calls. Every pattern is bounded from each possible
 * start, so that none is slow on any text.
 */

/** Each of these contains one of `< [ _ "` or `##` (the prefilter's `syntaxMarks`). */
export const callMarkers: readonly RegExp[] = [
  // Tokens of chat templates.
  /<\|[^|<>\s]{2,40}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:start|end)_of_turn>/i,
  // Tags that agent programs put around calls, results and data.
  /<\/?(?:system|assistant|tool_?(?:call|result|use|response|output)s?|function_?(?:call|result|response)s?|invoke|untrusted\w{0,20}|search_?results?)\b[^<>]{0,80}>/i,
  // A message with a role, as JSON or as a heading.
  /"role"\s{0,9}:\s{0,9}"(?:system|assistant|developer|tool)"/i,
  /\[ ?(?:system|assistant|developer|admin)(?: (?:message|prompt|note|instructions?|override))? ?\]/i,
  /#{2,6} {0,3}(?:system|instructions?|response|assistant|human|user)\s{0,3}:/i,
  // A call of a tool, as JSON and as JSON-RPC.
  /"(?:tool|tool_name|function|function_call|name|recipient_name)"\s{0,9}:[^\n]{0,200}"(?:arguments|parameters|args|tool_input)\\?"\s{0,9}:/i,
  /"method"\s{0,9}:\s{0,9}"(?:tools|resources|prompts|sampling|elicitation)\/[a-z]/i,
  // A call in words: names with an underscore are tool names.
  /\b(?:call|invoke|execute|run|trigger)s? (?:the |your )?(?:tool )?`?[a-z]{2,20}_[a-z_]{2,40}\b/i,
  /\brun_scan\b/i,
  // An image whose URL exfiltrates data.
  /!\[[^\]\n]{0,200}\]\( {0,3}(?:https?:)?\/\/[^)\s?]{1,300}\?[^)\s]/i,
]

/** Each of these contains one of the triggers of instruction-triggers.ts. */
export const roleMarkers: readonly RegExp[] = [
  // A line, sentence or tag content that begins like a system message and continues with an order.
  /(?:^|[\n>.!?\])-]) {0,9}[#*[{(<-]{0,9} ?(?:system|developer) ?(?:message|prompt|note)?[\]})>*]{0,9} ?:\*{0,2}\s{0,9}(?:you|ignore|disregard|forget|new|the (?:user|assistant|agent|analysis|task|next)|from now|reply|respond|answer|call|send|print|output|only|do not|never|always|all|override|now|run|reveal)\b/i,
  // An invented conversation.
  /(?:^|\n) {0,3}(?:assistant|ai) ?: [^\n]{0,400}\n\s{0,9}(?:user|human) ?:/i,
  // The steps of an agent's log.
  /(?:^|\n) {0,3}action ?: ?\w{1,60} ?\n\s{0,9}action input ?:/i,
]
