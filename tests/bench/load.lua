-- What wrk sends: nothing of its own, or, by its first argument, GETs of a list of paths in random order (`paths`),
-- GETs whose query is another each time (`queries`), or one form post over and over (`post`).
function init(arguments)
  local kind = arguments[1]
  if kind == 'paths' then
    local requests = {}
    for index = 2, #arguments do
      requests[index - 1] = wrk.format('GET', arguments[index])
    end
    request = function()
      return requests[math.random(#requests)]
    end
  elseif kind == 'queries' then
    local count = tonumber(arguments[2])
    request = function()
      count = count + 1
      local tag = string.format('%x', math.random(0, 2 ^ 31 - 1))
      return wrk.format('GET', '/?utm_source=' .. tag .. '&visit=' .. count)
    end
  elseif kind == 'post' then
    wrk.method = 'POST'
    wrk.body = arguments[2]
    wrk.headers['Content-Type'] = 'application/x-www-form-urlencoded'
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"p99":%d,"refused":%d,"broken":%d}\n',
    summary.requests,
    summary.duration,
    latency:percentile(99),
    errors.status,
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end
