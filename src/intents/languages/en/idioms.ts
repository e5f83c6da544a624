/** What means something else than its words. */
export const idioms: readonly string[] = [
  "who (doesn't|wouldn't|does not|isn't)[^?]{0,60}|happy birthday[^.!]{0,60}|no complaints about the weather",
  '(asked|asks) (me )?how (i|we|he|she)[^.]{0,60}|said (fine|good|ok)|leaving (for|on|at|tomorrow|early|from) |burning (candle|log)s?',
  'dangerously (good|moreish|tasty|delicious|addictive)|(smoke|fire|monoxide) (alarm|detector)s?(?! went)|oh sure[^.]{0,60}',
  "(no way|no doubt|no wonder|no matter|no joke|not only|not just|not to mention|why not|can't wait|cannot wait|can't stop|can't believe|can't help but|never been so|never been more|no longer need)",
  '(fire sale|fire sales|firefighter*|fire (station|department|alarm|brigade|truck|engine)|fire tv|campfire|on fire|killer (deal|price|feature|app)|(was|am|were|is|so) (shocked|blown away)|shocked (by|at|to)|bomb|dead easy|to die for|sick (beat|of it)|burning question|sparks joy|smoke (test|alarm|detector|free)|smoked (salmon|ham|paprika|meat))',
  '(wish (me|us|you|him|her|them|everyone) ~(luck|all|happy|a|the best|well)|best wishes)',
  '(did you know[^?]{0,90}|guess what|have any questions|got questions|any questions|how about that|(are you|you) (kidding|serious|joking)|who cares|what the (hell|heck|fuck)|how (dare|hard can)|what a (day|time))',
  '(thanks|thank you|thx|tia) (in advance|for nothing|for ruining|for wasting|for cancel*)',
  '(break (up|even|down the|the ice)|breaking news|broken (english|heart*)|spring break|crash course|problem solving|bug report*|late night|late lunch|error free|trouble shooting|stuck to|out of order status)',
  '(great britain|perfect (storm|timing)|love (story|song|letter)|in love with|amazing grace|nice to meet you|have a (great|good|nice|lovely|fantastic) (day|evening|weekend|night|one|time|trip)|happy (birthday|new year|easter|holidays|anniversary|friday|hour)|best (setting|way|time|practice|size|option|place|before)|good (morning|night|evening|afternoon|luck)|best (regards|of luck)|great (lakes|wall))',
  '(rather|other|older|no other|no more|no less|nothing more|sooner|more) than (usual|ever|happy|expected|enough|likely|one|two|three|once|\\d*)',
  '(rather|other) than',
  '(return(ed|ing|s)? (home|from|to work|to the office)|return (flight|ticket|trip|train|journey)|many happy returns|in return|cancel(l)?ed out|light switch*|nintendo switch|switch (it )?(on|off))',
  '(would|should|could) (you|u) like to',
]
